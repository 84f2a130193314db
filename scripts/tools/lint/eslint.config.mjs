import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import unicorn from 'eslint-plugin-unicorn';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { backendWalls } from './backend-walls.mjs';
import { boundaries } from './boundaries.mjs';
import { featureWalls } from './feature-walls.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-dev/**',
      '**/node_modules/**',
      '.skora/**',
      // Built by `npm run skew`.
      'e2e/fixtures/skew/*/**',
      'shared/src/api/backend-schema.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  ...tseslint.configs.stylistic,
  {
    plugins: { unicorn },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      'unicorn/filename-case': ['error', { case: 'kebabCase' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['error', 'warn', 'info'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['{host,kit,shared,remote-*}/**/*.tsx'],
    plugins: { ...jsxA11y.flatConfigs.recommended.plugins, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'No HTML sinks: render elements, or Markdown through the content pipeline.',
        },
        {
          selector:
            "JSXOpeningElement:has(JSXAttribute[name.name='to'] CallExpression[callee.property.name='pricing']):not(:has(JSXAttribute[name.name='state']))",
          message:
            'Add state={{ upgrade: true }}: without it the pricing page sends players with a plan away.',
        },
      ],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['scripts/**', 'e2e/**', 'backend/*.mjs', 'backend/src/cli/**', 'remote-tools/src/cli/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['backend/src/**/*.ts', 'host/server/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Use fetchWithin: it ends an answer that stops half-way.' },
      ],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/fixtures/test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name=/^(unroute|unrouteAll)$/], CallExpression[callee.property.name='route'] Property[key.name='times']",
          message: 'Use interceptUntil: a request may be lost while interception is switched off.',
        },
      ],
    },
  },
  ...boundaries,
  ...backendWalls,
  ...featureWalls(),
);
