import { jsxTypesPlugin } from '@wc-toolkit/jsx-types';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';

/** Leaves what is private or protected out of the manifest, and so out of Storybook's tables. */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase({ customElementsManifest }) {
    for (const { declarations } of customElementsManifest.modules)
      for (const declaration of declarations ?? [])
        declaration.members = declaration.members?.filter(
          ({ name, privacy }) => (privacy ?? 'public') === 'public' && !name.startsWith('#'),
        );
  },
};

export default {
  globs: ['src/{define,index}.ts', 'src/elements/**/*.ts'],
  exclude: ['**/*.d.ts', '**/*.styles.ts'],
  outdir: '.',
  litelement: true,
  plugins: [
    publicOnly,
    customElementVsCodePlugin({
      outdir: 'dist',
      htmlFileName: 'vscode.html-custom-data.json',
      cssFileName: 'vscode.css-custom-data.json',
      hideLogs: true,
    }),
    jsxTypesPlugin({ outdir: 'dist', fileName: 'jsx.d.ts', componentTypePath: () => './types/index.js' }),
  ],
};
