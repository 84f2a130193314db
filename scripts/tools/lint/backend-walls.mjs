import { boundaries } from './boundaries.mjs';

// A later block replaces the rule of an earlier one: what the members' walls say is repeated in every block here.
const betweenMembers = (files) =>
  boundaries.find((block) => block.files.includes(files)).rules['no-restricted-imports'][1].patterns;
const production = betweenMembers('backend/src/**/*.ts');
const tests = betweenMembers('backend/src/testing/**/*.ts');

const app = {
  regex: '^(\\.\\./)+app(/|$)',
  message:
    'app puts features and lib together, so neither knows it. Take what you need as a parameter; app/create-app.ts passes it on.',
};
const features = {
  regex: '^(\\.\\./)+features(/|$)',
  message:
    'lib knows no feature. Move what it needs into lib, or let the feature pass it in, as with data owners and mails.',
};
const testing = {
  regex: '^(\\.\\./)+testing(/|$)',
  message: 'Helpers of tests are not for production code. Move what both need into lib.',
};
const cli = {
  regex: '^(\\.\\./)+cli(/|$)',
  message: 'Commands stand above the service. Move what both need into the feature or into lib.',
};
const insides = (levels) => ({
  regex: `^${'\\.\\./'.repeat(levels)}[^./][^/]*/.`,
  message:
    'Import another feature by its index.ts only, e.g. ../account; export there what is missing, as little as possible.',
});

const TESTS = ['backend/src/**/*.test.ts'];
const wall = (files, patterns) => [
  {
    files,
    ignores: TESTS,
    rules: { 'no-restricted-imports': ['error', { patterns: [...production, ...patterns, testing, cli] }] },
  },
  {
    files: files.map((file) => file.replace('*.ts', '*.test.ts')),
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [...tests, ...patterns.filter((pattern) => pattern !== app)] },
      ],
    },
  },
];

/** Import walls inside the backend: app, then features, then lib; every message names the remedy. */
export const backendWalls = [
  ...wall(['backend/src/lib/**/*.ts'], [features, app]),
  ...wall(['backend/src/features/*/*.ts'], [insides(1), app]),
  ...wall(['backend/src/features/*/*/*.ts'], [insides(2), app]),
  ...wall(['backend/src/app/**/*.ts'], []),
  {
    files: ['backend/src/cli/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-imports': ['error', { patterns: [...production, app, testing] }] },
  },
];
