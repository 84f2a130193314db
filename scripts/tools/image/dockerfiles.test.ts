import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const dockerfile = readFileSync(join(ROOT, 'backend/Dockerfile'), 'utf8');

interface Manifest {
  packageManager?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}

/** What the image takes from the repository; copies between its own stages aside. */
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
  sources.split(' '),
);

/** Lends its emulators and stand-ins to tests; the bundle holds nothing of it. */
const FOR_TESTS = 'scripts';

/** Members of the workspace a member imports. */
function listMembers({ dependencies = {}, devDependencies = {} }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => version.startsWith('workspace:'))
    .map(([name]) => name.replace('@skora/', ''));
}

test('everything the image is built from is there', () => {
  expect(copied).toEqual(expect.arrayContaining(['pnpm-lock.yaml', 'backend', 'backend/package.json']));
  expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('every member of the workspace the backend needs is copied, manifest first', () => {
  const needed = new Set<string>(['backend']);
  for (const member of needed) {
    if (member !== FOR_TESTS) for (const other of listMembers(manifest(member))) needed.add(other);
  }
  expect([...needed].filter((member) => member !== FOR_TESTS && !copied.includes(member))).toEqual([]);
  expect([...needed].filter((member) => !copied.includes(`${member}/package.json`))).toEqual([]);
});

test('the image installs with the package manager of the repository', () => {
  const versions = [...dockerfile.matchAll(/pnpm@(\S+)/g)].map(([, version]) => `pnpm@${version}`);
  expect(new Set(versions)).toEqual(new Set([manifest('.').packageManager]));
});

test('the image starts what the build writes, as nobody in particular', () => {
  expect(dockerfile).toMatch(/^CMD \["node", "--enable-source-maps", "dist\/main.mjs"\]$/m);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(readFileSync(join(ROOT, 'backend/build.mjs'), 'utf8')).toContain("'src/app/main.ts'");
});
