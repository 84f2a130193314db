import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProject } from '../project/open-project';
import { createRemoteFolder } from './create-remote-folder';

let into: string;
beforeEach(() => {
  into = mkdtempSync(join(tmpdir(), 'skora-new-'));
});
afterEach(() => rmSync(into, { recursive: true }));

interface Package {
  name: string;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test.each(['workspace', 'outside'] as const)('a remote of the %s carries its own name everywhere', (home) => {
  const folder = createRemoteFolder({ name: 'talent-scouts', into, home });
  const { manifest } = openProject(folder);
  expect(manifest).toMatchObject({ id: 'remote-talent-scouts', owner: 'Talent scouts' });
  expect(manifest.routes.map(({ path }) => path)).toEqual(['/talent-scouts', '/talent-scouts/board']);
  const left = filesOf(into).filter((path) => /newcomer/i.test(path + readFileSync(path, 'utf8')));
  expect(left).toEqual([]);
});

test('in the workspace it takes everything from there and gets a workflow of its own', () => {
  const folder = createRemoteFolder({ name: 'scouting', into, home: 'workspace' });
  expect(readPackage(folder)).toMatchObject({
    name: '@skora/remote-scouting',
    dependencies: { '@skora/shared': 'workspace:*', react: 'catalog:' },
  });
  expect(existsSync(join(folder, 'tsconfig.json'))).toBe(false);
  expect(readFileSync(join(into, '.github/workflows/remote-scouting.yml'), 'utf8')).toContain(
    'paths: [remote-scouting/**]',
  );
});

function pack(...names: string[]): void {
  for (const name of names) writeFileSync(join(into, name), name);
}

const TOOLS = 'skora-remote-tools-1.0.0.tgz';

test('outside it has the packed kernel and tools with it, so that it is installed from any checkout', () => {
  pack('skora-shared-2.6.0.tgz', TOOLS);
  const folder = createRemoteFolder({ name: 'scouting', into, home: 'outside', packages: into });
  const { name, dependencies, devDependencies } = readPackage(folder);
  expect(name).toBe('remote-scouting');
  expect(dependencies['@skora/shared']).toBe('file:packages/skora-shared-2.6.0.tgz');
  expect(devDependencies?.['@skora/remote-tools']).toBe(`file:packages/${TOOLS}`);
  expect(readFileSync(join(folder, 'packages', TOOLS), 'utf8')).toBe(TOOLS);
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('*.pem');
});

test('outside every version is said', () => {
  const { dependencies, devDependencies } = readPackage(
    createRemoteFolder({ name: 'scouting', into, home: 'outside' }),
  );
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.length).toBeGreaterThan(15);
  expect(versions.filter((version) => !/\d|:/.test(version))).toEqual([]);
});

test.each(['', 'Scouting', '../out', 'remote_x', 'a1'])('"%s" is no name', (name) => {
  expect(() => createRemoteFolder({ name, into, home: 'workspace' })).toThrow('is no name for a remote');
});

test('a name may begin with what all folders begin with', () => {
  const folder = createRemoteFolder({ name: 'remote-scouting', into, home: 'workspace' });
  expect(folder).toBe(join(into, 'remote-scouting'));
});

test('a folder that is there is left alone', () => {
  createRemoteFolder({ name: 'scouting', into, home: 'workspace' });
  expect(() => createRemoteFolder({ name: 'scouting', into, home: 'workspace' })).toThrow('is there already');
});

test.each([
  [[], 'has no skora-shared-….tgz'],
  [['skora-shared-2.6.0.tgz'], 'has no skora-remote-tools-….tgz'],
  [['skora-shared-2.6.0.tgz', 'skora-shared-2.7.0.tgz', TOOLS], 'leave one of them there'],
])('of packages %j nothing is made', (names, reason) => {
  pack(...names);
  const make = () => createRemoteFolder({ name: 'scouting', into, home: 'outside', packages: into });
  expect(make).toThrow(reason);
  expect(readdirSync(into)).toEqual([...names].sort());
});

test('a folder of packages that is not there has none', () => {
  const packages = join(into, 'nowhere');
  expect(() => createRemoteFolder({ name: 'scouting', into, home: 'outside', packages })).toThrow(
    'nowhere has no',
  );
});
