import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readJson } from '@skora/scripts-lib/workspace';
import { IMAGES, nodeVersion } from './images';

interface Manifest {
  packageManager?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Where members lie that are not called as their folder. */
const FOLDERS: Record<string, string> = {
  '@skora/scripts-lib': 'scripts/lib',
  '@skora/stand-ins': 'scripts/local/stand-ins',
};

const manifest = (member: string) => readJson<Manifest>(member, 'package.json');

/** Members of the workspace a member imports. */
function listMembers(member: string): string[] {
  const { dependencies = {}, devDependencies = {} } = manifest(member);
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => version.startsWith('workspace:'))
    .map(([name]) => FOLDERS[name] ?? name.replace('@skora/', ''));
}

/** A member and all it needs. */
function needs(member: string): string[] {
  const needed = new Set([member]);
  for (const name of needed) for (const other of listMembers(name)) needed.add(other);
  return [...needed];
}

const files = IMAGES.map((image) => {
  const text = readFileSync(join(ROOT, image.dockerfile), 'utf8');
  const [, finished = ''] = text.split('FROM ${BASE_IMAGE}');
  const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
  return { ...image, text, finished, copied };
});

test.each(files)('everything the $name is built from is there', ({ copied }) => {
  expect(copied).toEqual(expect.arrayContaining(['pnpm-lock.yaml', 'package.json', 'backend/package.json']));
  expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('every member that takes part in a build is copied, manifest first', () => {
  const [site, backend] = files;
  const ofBackend = needs('backend');
  // What `scripts` lends is for tests; the bundle holds nothing of it.
  const bundled = ofBackend.filter((member) => !member.startsWith('scripts/'));
  expect(bundled.filter((member) => !backend?.copied.includes(member))).toEqual([]);
  expect(ofBackend.filter((member) => !backend?.copied.includes(`${member}/package.json`))).toEqual([]);
  // The programs in `scripts` build the host.
  expect(site?.copied).toContain('.');
  expect(needs('scripts').filter((member) => !site?.copied.includes(`${member}/package.json`))).toEqual([]);
});

test.each(files)('the $name installs with the package manager of the repository', ({ text }) => {
  const versions = [...text.matchAll(/pnpm@(\S+)/g)].map(([, version]) => `pnpm@${version}`);
  expect(new Set(versions)).toEqual(new Set([manifest('.').packageManager]));
});

test('both run on the same Node, of the long-term line', () => {
  expect(new Set(IMAGES.map(nodeVersion)).size).toBe(1);
  expect(Number(nodeVersion(IMAGES[0]!).split('.')[0]) % 2).toBe(0);
});

test('both begin with the same images, because a digest of each is kept once', () => {
  const [site, backend] = files.map(({ text }) => text.match(/^ARG (NODE|BASE)_IMAGE=.+$/gm));
  expect(site).toHaveLength(2);
  expect(backend).toEqual(site);
});

test.each(files)(
  'the finished $name holds programs and packages only, and runs as nobody in particular',
  ({ finished }) => {
    const taken = [...finished.matchAll(/^COPY (.+) \S+$/gm)].map(([, source]) => source?.split('/').at(-1));
    expect(taken.filter((name) => !['node', 'dist', 'public', 'node_modules'].includes(name ?? ''))).toEqual(
      [],
    );
    expect(finished).toMatch(/^USER [1-9]\d+$/m);
    // No shell is there that could run a step.
    expect(finished).not.toMatch(/^(RUN|SHELL|ADD)|^(CMD|ENTRYPOINT) [^[]/m);
    expect(finished).toMatch(/^HEALTHCHECK .*\\\n\s+CMD \["node"/m);
    for (const label of ['revision', 'version', 'source'])
      expect(finished).toContain(`org.opencontainers.image.${label}=`);
  },
);

test('what is secret, or made on this machine, does not reach a builder', () => {
  const left = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  expect(left).toEqual(
    expect.arrayContaining(['.git', '.skora', '**/*.env', '**/*.pem', '**/node_modules', '**/dist']),
  );
});

test('settings and keys of an operator do not reach a commit', () => {
  const left = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n');
  expect(left).toEqual(expect.arrayContaining(['*.env', '*.pem']));
});
