import { join } from 'node:path';
import js from '@eslint/js';
import globals from 'globals';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/', 'storybook-static/', 'coverage/', '.cache/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [
      ...tseslint.configs.recommendedTypeChecked,
      lit.configs['flat/recommended'],
      wc.configs['flat/recommended'],
      wc.configs['flat/best-practice'],
    ],
    plugins: { 'lit-a11y': litA11y },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: join(import.meta.dirname, '..') },
    },
    settings: { wc: { elementBaseClasses: ['LitElement'] } },
    rules: {
      ...litA11y.configs.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      // lit binds listeners to their host element.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['test/**/*.ts'],
    languageOptions: { globals: { ...globals.mocha, ...globals.node } },
    // chai's assertions are expressions, and @open-wc/testing types each as a promise too.
    rules: { '@typescript-eslint/no-unused-expressions': 'off', '@typescript-eslint/no-floating-promises': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { ...globals.node, window: 'readonly', document: 'readonly' } },
  },
);
