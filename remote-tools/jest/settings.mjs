import { fileURLToPath } from 'node:url';

/** Packages that ship ES modules only. */
const MODULES = [
  '@skora',
  '@firebase',
  'firebase',
  'mitt',
  'openapi-fetch',
  'openapi-typescript-helpers',
  'single-spa-react',
];

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Settings of jest for remotes outside of SKORA's repository, which has its own and compiles in the same way. */
export default {
  testEnvironment: '@skora/remote-tools/jest-environment',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.md$': beside('markdown.mjs'),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/)?(?:${MODULES.join('|')})[@/+])`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': beside('file-name.cjs'),
    // The text and its facts are one module here.
    '^(.+\\.md)\\?facts$': '$1',
    '\\.(svg|png|webp|avif|jpe?g|gif|woff2)$': beside('file-name.cjs'),
  },
};
