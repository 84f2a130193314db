import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoute } from './match-route';
import { paths } from './paths';
import type { RemoteManifest } from './remote-manifest';
import { validateManifests } from './validate-manifests';

const root = join(__dirname, '../../..');

function manifests(): RemoteManifest[] {
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'remote.manifest.json')))
    .map(
      (name) => JSON.parse(readFileSync(join(root, name, 'remote.manifest.json'), 'utf8')) as RemoteManifest,
    );
}

it('every path function leads to a route of some manifest', () => {
  const routes = manifests().flatMap((manifest) => manifest.routes);
  const lost = Object.values(paths)
    .map((href) => href().replace(/\?.*/, ''))
    .filter((pathname) => findRoute(routes, pathname)?.route.path === '*');
  expect(lost).toEqual([]);
});

it('the manifests of the workspace fit together', () => {
  expect(validateManifests(manifests())).toEqual([]);
});

it('encodes action codes', () => {
  expect(paths.resetPassword('//evil.com?a=b')).toBe('/reset-password?oobCode=%2F%2Fevil.com%3Fa%3Db');
  expect(paths.emailVerification()).toBe('/email-verification');
});
