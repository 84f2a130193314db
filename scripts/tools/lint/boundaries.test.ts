import { expectWalls, type ImportProbe } from './expect-walls';

const MEMBERS = [
  'host',
  'shared',
  'domain',
  'kit',
  'backend',
  'registry',
  'remote-tools',
  'scripts',
  'scripts-lib',
  'stand-ins',
  'e2e',
  'remote-layout',
  'remote-marketing',
  'remote-operations',
];

/** A file of each place that has a wall, and the members it may import. */
const PLACES: Record<string, readonly string[]> = {
  'shared/src/session/probe.ts': [],
  'shared/src/firebase/probe.ts': [],
  'domain/src/probe.ts': [],
  'kit/src/form/probe.tsx': ['shared', 'domain'],
  'registry/src/probe.ts': ['shared'],
  'remote-tools/src/probe.ts': ['shared', 'registry'],
  'host/src/probe.ts': ['shared'],
  'host/server/probe.ts': ['shared', 'registry'],
  'remote-auth/src/features/probe.tsx': ['shared', 'domain', 'kit'],
  'remote-account/src/features/probe.tsx': ['shared', 'domain', 'kit'],
  'backend/src/probe.ts': ['domain', 'registry'],
  'backend/src/probe.test.ts': ['domain', 'registry', 'scripts-lib', 'stand-ins'],
  'backend/src/testing/probe.ts': ['domain', 'registry', 'scripts-lib', 'stand-ins'],
  'backend/rules/tests/probe.test.ts': ['domain', 'registry', 'scripts-lib', 'stand-ins'],
  'scripts/lib/probe.ts': [],
  'scripts/local/stand-ins/mail/probe.ts': ['shared', 'scripts-lib'],
  'scripts/local/stand-ins/mail/probe.test.ts': ['shared', 'scripts-lib'],
  'scripts/tools/probe.ts': [
    'shared',
    'domain',
    'registry',
    'remote-tools',
    'host',
    'backend',
    'scripts-lib',
    'stand-ins',
  ],
  'e2e/tests/probe.spec.ts': ['shared', 'domain', 'registry', 'remote-tools', 'scripts', 'scripts-lib'],
};

const NESTED: Record<string, string> = {
  'scripts-lib': 'scripts/lib',
  'stand-ins': 'scripts/local/stand-ins',
};
const folderOf = (member: string) => NESTED[member] ?? member;

const SDK = ['firebase/auth', '@firebase/firestore'];
const REMOTES_ONLY_BY_KERNEL = ['react-router-dom', 'single-spa-react', 'react-toastify', 'react-dom/client'];
const WRITE_DOOR = '@skora/shared/session/internal';

const forbidden: ImportProbe[] = [
  ...Object.entries(PLACES).flatMap(([file, allowed]) =>
    MEMBERS.filter((member) => !allowed.includes(member) && !file.startsWith(`${folderOf(member)}/`)).flatMap(
      (member): ImportProbe[] => [
        [file, `@skora/${member}`],
        [file, `@skora/${member}/anything`],
        [file, `${'../'.repeat(file.split('/').length - 1)}${folderOf(member)}/src/anything`],
      ],
    ),
  ),
  ...[
    'shared/src/session/probe.ts',
    'domain/src/probe.ts',
    'kit/src/probe.ts',
    'host/src/probe.ts',
    'remote-layout/src/probe.ts',
  ].flatMap((file) => SDK.map((specifier): ImportProbe => [file, specifier])),
  ...['kit/src/probe.ts', 'remote-layout/src/probe.ts', 'remote-auth/src/probe.ts'].flatMap((file) =>
    REMOTES_ONLY_BY_KERNEL.map((specifier): ImportProbe => [file, specifier]),
  ),
  ['remote-account/src/probe.ts', WRITE_DOOR],
  ['kit/src/probe.ts', WRITE_DOOR],
  ['domain/src/probe.ts', 'react'],
  ['backend/src/probe.ts', '@skora/shared/api'],
  ['remote-layout/src/probe.ts', '@skora/shared/src/session'],
  ['remote-layout/src/probe.ts', '@skora/domain/cv'],
  ['remote-auth/src/probe.ts', '@skora/kit/form'],
  ['scripts/local/stand-ins/mail/probe.ts', '../../stack/start-stack'],
  ['scripts/lib/probe.ts', '../tools/build/inputs'],
  ['scripts/local/stack/probe.ts', '../stand-ins/mail/start-mail'],
  ['scripts/commands/probe.ts', '../local/stand-ins'],
];

const permitted: ImportProbe[] = [
  ['shared/src/firebase/probe.ts', 'firebase/auth'],
  ['remote-auth/src/probe.ts', WRITE_DOOR],
  ['host/src/probe.ts', WRITE_DOOR],
  ['remote-account/src/probe.ts', '@skora/shared/ui/forms'],
  ['remote-account/src/probe.ts', '@skora/kit'],
  ['remote-account/src/probe.test.ts', '@skora/domain/testing'],
  ['backend/src/probe.ts', '@skora/shared/contract'],
  ['backend/src/probe.ts', '@skora/shared/utils'],
  ['backend/src/probe.ts', '@skora/shared/utils/escape-html'],
  ['backend/src/probe.ts', '@skora/domain'],
  ['backend/src/probe.test.ts', '@skora/stand-ins/stripe/start-stripe'],
  ['scripts/tools/probe.ts', '@skora/backend/features/pricing/country-prices'],
  ['scripts/local/stand-ins/mail/probe.ts', '../lib/listen'],
  ['e2e/tests/probe.spec.ts', '@skora/scripts/stack'],
];

test('every forbidden import fails lint, every permitted one passes', () => {
  expectWalls(forbidden, permitted);
});
