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

/** Settings of jest for remotes outside of SKORA's repository. */
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
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/)?(?:${MODULES.join('|')})[@/+])`],
  moduleNameMapper: { '\\.module\\.css$': 'identity-obj-proxy' },
};
