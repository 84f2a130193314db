import { findRoute } from './match-route';
import { paths } from './paths';
import { briefManifests } from './testing/brief-manifests';
import { validateManifests } from './validate-manifests';

it('every path function leads to a route of some manifest', () => {
  const routes = briefManifests().flatMap((manifest) => manifest.routes);
  const lost = Object.values(paths)
    .map((href) => href().replace(/\?.*/, ''))
    .filter((pathname) => findRoute(routes, pathname)?.route.path === '*');
  expect(lost).toEqual([]);
});

it('the manifests of the workspace fit together', () => {
  expect(validateManifests(briefManifests())).toEqual([]);
});

it('encodes action codes', () => {
  expect(paths.resetPassword('//evil.com?a=b')).toBe('/reset-password?oobCode=%2F%2Fevil.com%3Fa%3Db');
  expect(paths.emailVerification()).toBe('/email-verification');
});
