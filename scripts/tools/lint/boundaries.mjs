import { readdirSync } from 'node:fs';

const members = readdirSync(new URL('../../../', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^(host|shared|domain|kit|backend|remote-.+)$/.test(entry.name))
  .map((entry) => entry.name);
const remotes = members.filter((name) => name.startsWith('remote-'));

const sdk = {
  regex: '^@?firebase(/|$)',
  message: 'Only shared/src/firebase talks to the SDK. Use the functions of @skora/shared/firebase.',
};
const router = {
  group: ['react-router', 'react-router-dom', 'react-router/*'],
  message: 'One router on the page: import Link, hooks and Routes from @skora/shared/router.',
};
const spa = {
  group: ['single-spa', 'single-spa-react', 'single-spa-react/*', '@module-federation/*'],
  message: 'Lifecycles are made by createRemote() of @skora/shared/remote; loading is the host’s business.',
};
const toastify = {
  group: ['react-toastify', 'react-toastify/*'],
  message: 'The host owns the toast library. Call showToast() of @skora/shared/events.',
};
const reactDom = {
  group: ['react-dom', 'react-dom/*'],
  message: 'react-dom is not shared with remotes. Portals and roots come from @skora/shared.',
};
const writeDoor = {
  group: ['@skora/shared/session/internal'],
  message:
    'Only the host and remote-auth write the session. Read it with useSession() of @skora/shared/session.',
};
const deepShared = {
  group: ['@skora/shared/src/*', '**/shared/src/**'],
  message:
    'Import the kernel by its public subpaths, e.g. @skora/shared/ui; anything else is a second copy at run time.',
};

function strangers(self) {
  return members
    .filter((name) => name !== self && name !== 'shared' && name !== 'domain')
    .filter((name) => name !== 'kit' || !self.startsWith('remote-'))
    .map((name) => ({
      group: [`@skora/${name}`, `@skora/${name}/*`, `**/${name}/**`],
      message: `${self} and ${name} are deployed on their own. Talk through @skora/shared/events or a contract in @skora/shared.`,
    }));
}

function wall(files, patterns, extra = {}) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }], ...extra } };
}

const deepDomain = {
  // `testing` holds examples for the tests of the other members.
  group: ['@skora/domain/*', '!@skora/domain/testing', '**/domain/src/**'],
  message: 'Import from @skora/domain; export there what is missing.',
};

const deepKit = {
  group: ['@skora/kit/*', '**/kit/src/**'],
  message: 'Import from @skora/kit; export there what is missing.',
};

const noEnv = {
  'no-restricted-properties': [
    'error',
    {
      object: 'process',
      property: 'env',
      message: 'Read configuration in env.ts (server) or readConfig() (browser).',
    },
  ],
};

/** Import walls of the workspace, generated from its folders; every message names the remedy. */
export const boundaries = [
  ...remotes.map((name) =>
    wall(
      [`${name}/src/**/*.{ts,tsx}`],
      [
        ...strangers(name),
        sdk,
        router,
        spa,
        toastify,
        reactDom,
        deepShared,
        deepDomain,
        deepKit,
        ...(name === 'remote-auth' ? [] : [writeDoor]),
      ],
      noEnv,
    ),
  ),
  wall(
    ['kit/src/**/*.{ts,tsx}'],
    [...strangers('kit'), sdk, router, spa, toastify, reactDom, deepShared, deepDomain, writeDoor],
    noEnv,
  ),
  wall(['host/src/**/*.{ts,tsx}'], [...strangers('host'), sdk, router, deepShared, deepDomain], noEnv),
  wall(
    ['shared/src/**/*.{ts,tsx}'],
    members
      .filter((name) => name !== 'shared')
      .map((name) => ({
        group: [`@skora/${name}`, `@skora/${name}/*`],
        message: 'The kernel depends on nobody. Invert the dependency: let the caller pass it in.',
      })),
    noEnv,
  ),
  wall(
    ['domain/src/**/*.ts'],
    [
      {
        group: ['@skora/*', 'react', 'react-dom'],
        message: 'The domain depends on nobody and runs everywhere. Let the caller pass it in.',
      },
    ],
    noEnv,
  ),
  wall(['shared/src/!(firebase)/**/*.{ts,tsx}'], [sdk]),
  wall(['backend/src/**/*.ts'], [...strangers('backend'), toastify, reactDom, deepDomain]),
];
