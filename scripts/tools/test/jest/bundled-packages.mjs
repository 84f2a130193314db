/**
 * Packages of the backend that most tests of Node's project load. Jest loads packages anew for each test file, one module
 * after the other. From one file it is quicker: 23 files of the backend took 50 s of processor time instead of 57.
 */
export const BUNDLED_PACKAGES = [
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@fastify/swagger',
  '@fastify/type-provider-typebox',
  'fastify',
  'firebase-admin/app',
  'firebase-admin/auth',
  'firebase-admin/firestore',
  'firebase-admin/storage',
  'ioredis',
  'stripe',
  'typebox',
];

/** Where they are written, below the repository's root. */
export const BUNDLE_FOLDER = '.skora/cache/jest-packages';

/** Name of the file that stands for a package. */
export const stubName = (name) => `${name.replaceAll('/', '+')}.cjs`;
