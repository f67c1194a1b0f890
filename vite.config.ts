import { minifyTemplateLiterals } from 'rollup-plugin-minify-template-literals';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

// vite                   -> serves examples/ with the sources, the blog post first
// vite build             -> dist/esm: a file for each module, lit left to the user's own bundler
// vite build --mode cdn  -> dist/cdn: one self-contained minified file for a <script type="module">

/** `/` is the blog post. */
const front: Plugin = {
  name: 'front',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url !== '/') return next();
      response.writeHead(302, { location: '/examples/blog-post/' }).end();
    });
  },
};

const esm: UserConfig = {
  build: {
    outDir: 'dist/esm',
    target: 'es2022',
    sourcemap: true,
    minify: false,
    lib: { entry: ['src/index.ts', 'src/define.ts', 'src/engine/index.ts'], formats: ['es'] },
    rolldownOptions: {
      external: [/^lit($|\/)/, /^@lit\//, /^pure-rand($|\/)/],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // The decorators' helper comes from a virtual module with a version in its path.
        entryFileNames: ({ name }) => (name.includes('@oxc-project') ? 'decorate.js' : '[name].js'),
      },
    },
  },
};

const cdn: UserConfig = {
  plugins: [
    minifyTemplateLiterals({
      include: ['src/**'],
      failOnError: true,
      // Keeps one space where there was white space: without it "a ${b}" may become "a${b}".
      options: { minifyOptions: { conservativeCollapse: true } },
    }),
  ],
  build: {
    outDir: 'dist/cdn',
    target: 'es2022',
    sourcemap: true,
    lib: { entry: 'src/define.ts', formats: ['es'], fileName: () => 'canfield-game.js' },
    rolldownOptions: {
      output: {
        // In ES library mode vite itself would leave the white space in.
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
      },
    },
  },
};

export default defineConfig(({ command, mode }): UserConfig => {
  if (command === 'build') return mode === 'cdn' ? cdn : esm;
  return {
    appType: 'mpa',
    plugins: [front],
    server: { port: 5173 },
    optimizeDeps: { entries: ['examples/*/index.html'] },
  };
});
