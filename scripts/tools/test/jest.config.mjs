import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import settings from '@skora/remote-tools/jest';

const rootDir = fileURLToPath(new URL('../../..', import.meta.url));

const common = {
  runtime: '<rootDir>/scripts/tools/test/jest/shared-scripts-runtime.cjs',
  transform: settings.transform,
  // Packages that ship ES modules only; everything else in node_modules is used as it is.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:\\.pnpm/)?(openapi-fetch|openapi-typescript-helpers|mitt|single-spa-react|@firebase|firebase|supercluster|kdbush|d3-[a-z]+|internmap)[@/+])',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-dev/', '/.skora/'],
  modulePathIgnorePatterns: ['<rootDir>/.skora/', '/dist/'],
  setupFilesAfterEnv: [
    '<rootDir>/scripts/tools/test/jest/fail-on-console.ts',
    '<rootDir>/scripts/tools/test/jest/patience.ts',
  ],
};

const globalSetup = 'jest/global-setup.ts';
const withEmulators = existsSync(new URL(globalSetup, import.meta.url))
  ? {
      globalSetup: `<rootDir>/scripts/tools/test/${globalSetup}`,
      globalTeardown: '<rootDir>/scripts/tools/test/jest/global-teardown.ts',
    }
  : {};

export default {
  // On two cores: each waits for the emulators a third of its time.
  maxWorkers: 3,
  // A worker that starts anew compiles every module again.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: fileURLToPath(new URL('jest/longest-first.cjs', import.meta.url)),
  projects: [
    {
      ...common,
      displayName: 'browser',
      rootDir,
      testEnvironment: '<rootDir>/scripts/tools/test/jest/browser-environment.cjs',
      testMatch: [
        '<rootDir>/shared/src/**/*.test.{ts,tsx}',
        '<rootDir>/kit/src/**/*.test.{ts,tsx}',
        '<rootDir>/host/src/**/*.test.{ts,tsx}',
        '<rootDir>/remote-!(tools)/src/**/*.test.{ts,tsx}',
        '<rootDir>/remote-tools/template/remote/src/**/*.test.{ts,tsx}',
      ],
      moduleNameMapper: {
        '\\.module\\.css$': 'identity-obj-proxy',
        '\\.css$': '<rootDir>/scripts/tools/test/jest/empty-style.cjs',
        // The text and its facts are one module here.
        '^(.+\\.md)\\?facts$': '$1',
        '\\.(svg|png|webp|avif|jpe?g|gif|woff2)$': '<rootDir>/remote-tools/jest/file-name.cjs',
      },
      setupFilesAfterEnv: [
        ...common.setupFilesAfterEnv,
        '<rootDir>/scripts/tools/test/jest/browser-setup.ts',
      ],
    },
    {
      ...common,
      ...withEmulators,
      displayName: 'node',
      rootDir,
      testEnvironment: '<rootDir>/scripts/tools/test/jest/node-environment.cjs',
      testMatch: [
        '<rootDir>/backend/**/*.test.ts',
        '<rootDir>/host/server/**/*.test.ts',
        '<rootDir>/domain/src/**/*.test.ts',
        '<rootDir>/{registry,remote-tools}/src/**/*.test.{ts,mjs}',
        '<rootDir>/scripts/**/*.test.{ts,mjs}',
      ],
    },
  ],
};
