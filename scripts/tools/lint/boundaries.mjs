import { readdirSync } from 'node:fs';
import { remoteFolders } from './remote-folders.mjs';

const MEMBER = /^(host|shared|domain|kit|registry|backend|scripts|e2e|remote-.+)$/;
/** Members that lie inside `scripts`: what tests of the backend use, which `scripts` itself could not lend them, because it imports the backend. */
const NESTED = { 'scripts-lib': 'scripts/lib', 'stand-ins': 'scripts/local/stand-ins' };
const folders = readdirSync(new URL('../../../', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && MEMBER.test(entry.name))
  .map((entry) => entry.name);
const members = [...folders, ...Object.keys(NESTED)];
const remotes = remoteFolders();

/** Which members of the workspace a member may import. */
const ALLOWED = {
  shared: [],
  domain: [],
  kit: ['shared', 'domain'],
  registry: ['shared'],
  'remote-tools': ['shared', 'registry'],
  host: ['shared', 'registry'],
  backend: ['shared', 'domain', 'registry'],
  'scripts-lib': [],
  'stand-ins': ['shared', 'scripts-lib'],
  scripts: ['shared', 'domain', 'registry', 'remote-tools', 'host', 'backend', 'scripts-lib', 'stand-ins'],
  e2e: ['shared', 'domain', 'registry', 'remote-tools', 'scripts', 'scripts-lib'],
  ...Object.fromEntries(remotes.map((name) => [name, ['shared', 'domain', 'kit']])),
};

const REMEDY = {
  shared: 'The kernel depends on nobody. Invert the dependency: let the caller pass it in.',
  domain: 'The domain depends on nobody and runs everywhere. Let the caller pass it in.',
};

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
const react = {
  group: ['react', 'react/*', 'react-dom', 'react-dom/*'],
  message: 'The domain is pure functions and tables. Components belong to a remote, hooks to the kit.',
};
const writeDoor = {
  group: ['@skora/shared/session/internal'],
  message:
    'Only the host and remote-auth write the session. Read it with useSession() of @skora/shared/session.',
};
const servers = {
  regex: '^(@skora/registry(/|$)|(\\.\\./)+registry/)',
  message: 'The registry is read by servers and tools; the browser gets what a page needs in its state.',
};
const kernelForServers = {
  regex: '^@skora/shared(?!/(contract|tokens|utils(/[a-z-]+)?)$)',
  message:
    'The backend takes contract, tokens and utils from the kernel; everything else of it is for browsers.',
};
const deep = [
  {
    group: ['@skora/shared/src/*', '**/shared/src/**'],
    message:
      'Import the kernel by its public subpaths, e.g. @skora/shared/ui; anything else is a second copy at run time.',
  },
  {
    // `testing` holds examples for the tests of the other members.
    group: ['@skora/domain/*', '!@skora/domain/testing', '**/domain/src/**'],
    message: 'Import from @skora/domain; export there what is missing.',
  },
  {
    group: ['@skora/kit/*', '**/kit/src/**'],
    message: 'Import from @skora/kit; export there what is missing.',
  },
];

/** What a member may not import of the workspace, by name or by path. @param lent members it may import besides */
export function forbiddenMembers(self, lent = []) {
  const allowed = [self, ...ALLOWED[self], ...lent];
  const strangers = members.filter((name) => !allowed.includes(name));
  return [
    ...strangers.map((name) => ({
      regex: `^(@skora/${name}(/|$)|(\\.\\./)+${NESTED[name] ?? name}/)`,
      message:
        REMEDY[self] ??
        `${self} does not import ${name}: what both need goes through @skora/shared/events, a contract in @skora/shared, or @skora/domain.`,
    })),
    ...deep.filter((_, index) => ['shared', 'domain', 'kit'][index] !== self),
  ];
}

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

// A later block replaces the rule of an earlier one, so no file may be in two of these.
function wall(self, { files, ignores = [], lent = [], also = [], rules = {} }) {
  const patterns = [...forbiddenMembers(self, lent), ...also];
  return { files, ignores, rules: { 'no-restricted-imports': ['error', { patterns }], ...rules } };
}

const BACKEND_TESTS = ['backend/src/testing/**/*.ts', 'backend/src/**/*.test.ts', 'backend/rules/**/*.ts'];
const backendOnly = [toastify, reactDom, kernelForServers];
const inside = (name) => `${NESTED[name]}/**/*.ts`;
const aroundStandIns = {
  regex: '^(\\.\\./)+(stack|seed|emulators|bootstrap|tools|commands)/',
  message: 'Tests of the backend use stand-ins, and scripts imports the backend. Let the caller pass it in.',
};
const aroundScriptsLib = {
  regex: '^\\.\\./',
  message: 'scripts/lib depends on nothing else of this repository. Let the caller pass it in.',
};
const byPath = {
  regex: '^(\\.\\.?/)+(local/)?stand-ins(/|$)',
  message: 'Stand-ins are a package of their own: import from @skora/stand-ins.',
};
const SOURCES = 'src/**/*.{ts,tsx}';

/** Import walls between the members of the workspace; every message names the remedy. */
export const boundaries = [
  wall('domain', { files: [`domain/${SOURCES}`], also: [react, sdk], rules: noEnv }),
  wall('shared', {
    files: [`shared/${SOURCES}`],
    ignores: ['shared/src/firebase/**'],
    also: [sdk],
    rules: noEnv,
  }),
  wall('shared', { files: ['shared/src/firebase/**/*.{ts,tsx}'], rules: noEnv }),
  wall('kit', {
    files: [`kit/${SOURCES}`],
    also: [sdk, router, spa, toastify, reactDom, writeDoor],
    rules: noEnv,
  }),
  wall('registry', { files: [`registry/${SOURCES}`], also: [sdk] }),
  wall('remote-tools', { files: [`remote-tools/${SOURCES}`], also: [sdk] }),
  wall('host', { files: [`host/${SOURCES}`], also: [sdk, router, servers], rules: noEnv }),
  wall('host', { files: ['host/server/**/*.ts'], also: [sdk, router] }),
  ...remotes.map((name) =>
    wall(name, {
      files: [`${name}/${SOURCES}`],
      also: [sdk, router, spa, toastify, reactDom, ...(name === 'remote-auth' ? [] : [writeDoor])],
      rules: noEnv,
    }),
  ),
  wall('scripts', {
    files: ['scripts/**/*.{ts,mjs}'],
    ignores: Object.keys(NESTED).map(inside),
    also: [byPath],
  }),
  wall('scripts-lib', { files: [inside('scripts-lib')], also: [aroundScriptsLib] }),
  wall('stand-ins', { files: [inside('stand-ins')], also: [aroundStandIns] }),
  wall('e2e', { files: ['e2e/**/*.ts'] }),
  wall('backend', { files: ['backend/src/**/*.ts'], ignores: BACKEND_TESTS, also: backendOnly }),
  // Stand-ins of the local platform are for tests.
  wall('backend', { files: BACKEND_TESTS, lent: Object.keys(NESTED), also: backendOnly }),
];
