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

test('outside it installs the packed kernel and tools', () => {
  for (const name of ['skora-shared-2.6.0.tgz', 'skora-remote-tools-1.0.0.tgz'])
    writeFileSync(join(into, name), '');
  const folder = createRemoteFolder({ name: 'scouting', into, home: 'outside', packages: into });
  const { name, dependencies, devDependencies } = readPackage(folder);
  expect(name).toBe('remote-scouting');
  expect(dependencies['@skora/shared']).toBe(`file:${join(into, 'skora-shared-2.6.0.tgz')}`);
  expect(devDependencies?.['@skora/remote-tools']).toBe(`file:${join(into, 'skora-remote-tools-1.0.0.tgz')}`);
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('*.pem');
});

test.each(['', 'Scouting', '../out', 'remote_x', 'a1'])('"%s" is no name', (name) => {
  expect(() => createRemoteFolder({ name, into, home: 'workspace' })).toThrow('is no name for a remote');
});

test('a folder that is there is left alone', () => {
  createRemoteFolder({ name: 'scouting', into, home: 'workspace' });
  expect(() => createRemoteFolder({ name: 'scouting', into, home: 'workspace' })).toThrow('is there already');
});

test('packages that are missing are named, and nothing is written', () => {
  expect(() => createRemoteFolder({ name: 'scouting', into, home: 'outside', packages: into })).toThrow(
    'has no skora-shared-….tgz',
  );
  expect(readdirSync(into)).toEqual([]);
});
