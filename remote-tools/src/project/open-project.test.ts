import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ManifestRoute, RemoteManifest } from '@skora/shared/contract';
import { openProject } from './open-project';

const route: ManifestRoute = {
  path: '/scouting',
  view: 'start',
  access: 'public',
  background: 'default',
  title: 'Scouting',
  prerender: true,
};

const MANIFEST: RemoteManifest = {
  id: 'remote-scouting',
  owner: 'Scouting',
  contractVersion: 1,
  routes: [route],
  slots: [{ name: 'dashboard:reading', view: 'start', prerender: false }],
  navigation: [{ area: 'footer-quick', label: 'Story', to: '/story', order: 1 }],
};

function folderWith(manifest: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'skora-project-'));
  writeFileSync(join(folder, 'remote.manifest.json'), manifest);
  return folder;
}

it('reads a manifest; pages and slots of others are compared when it is published', () => {
  const folder = folderWith(JSON.stringify(MANIFEST));
  expect(openProject(folder)).toEqual({ folder, manifest: MANIFEST });
});

it.each<[Partial<RemoteManifest>, string]>([
  [{ id: 'scouting' }, '"scouting" is no id: it begins with "remote-"'],
  [{ id: 'remote-Scouting' }, '"remote-Scouting" is no id'],
  [{ contractVersion: 2 }, 'has contract version 2; the host mounts 1'],
  [{ routes: [{ ...route, path: 'scouting' }] }, 'Path "scouting" of remote-scouting'],
  [{ routes: [route, route] }, 'overlaps "/scouting"'],
  [{ routes: [{ ...route, path: '/scouting/:id' }] }, 'belong together'],
  [{ owner: undefined }, "must have required property 'owner'"],
])('refuses %j before anything is built', (change, reason) => {
  const open = () => openProject(folderWith(JSON.stringify({ ...MANIFEST, ...change })));
  expect(open).toThrow('remote.manifest.json is not right:\n- ');
  expect(open).toThrow(reason);
});

it('names the file that is no JSON', () => {
  expect(() => openProject(folderWith('{ "id": "remote-scouting",, }'))).toThrow(
    /remote\.manifest\.json is no JSON: .+/,
  );
});
