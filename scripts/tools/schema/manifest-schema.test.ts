import { CANARY_DEFAULTS } from '@skora/shared/contract';
import { readJson } from '@skora/scripts-lib/workspace';
import { checkManifestSchema } from '@skora/registry/publish';
import { assertConsistent, collectManifests } from '../build/manifests';
import { manifestSchema } from './manifest-schema-source';

it('the committed schema is the one the type gives (otherwise run "pnpm schema")', () => {
  expect(readJson('shared', 'schema', 'remote-manifest.schema.json')).toEqual(
    JSON.parse(JSON.stringify(manifestSchema())),
  );
});

it('the manifests of the workspace are valid and fit together', () => {
  expect(collectManifests().map(({ id }) => id)).toEqual(
    expect.arrayContaining(['remote-account', 'remote-auth', 'remote-layout', 'remote-marketing']),
  );
});

it('a build with overlapping routes stops with every error', () => {
  const [first] = collectManifests();
  if (!first) throw new Error('no manifests');
  const clone = { ...first, id: 'remote-copy', owner: 'Copy' };
  expect(() => assertConsistent([first, clone])).toThrow(/overlaps/);
});

it('names the remote and the place of a mistake', () => {
  const [first] = collectManifests();
  const broken = { ...first, routes: [{ path: '/x' }] } as never;
  expect(checkManifestSchema(broken).join()).toMatch(
    /remote-account: \/routes\/0 must have required property 'view'/,
  );
});

it.each<[object, string]>([
  [{ acess: 'public' }, '/routes/0 has "acess", which no manifest has there'],
  [{ access: 'everyone' }, '/routes/0/access must be one of "public", '],
  [{ prerender: 'yes' }, '/routes/0/prerender must be boolean'],
])('says of %j what would be right', (change, reason) => {
  const [first] = collectManifests();
  const [route] = first?.routes ?? [];
  const broken = { ...first, routes: [{ ...route, ...change }] } as never;
  expect(checkManifestSchema(broken).join()).toContain(reason);
});

it.each<[object, string[]]>([
  [{}, []],
  [{ minVisits: 10, threshold: 0.001, windowMinutes: 1440 }, []],
  [{ minVisits: 9 }, ['/canary/minVisits must be >= 10']],
  [{ minVisits: 50.5 }, ['/canary/minVisits must be integer']],
  [{ threshold: 0 }, ['/canary/threshold must be >= 1e-9']],
  [{ threshold: 0.05 }, ['/canary/threshold must be <= 0.001']],
  [{ windowMinutes: 2000 }, ['/canary/windowMinutes must be <= 1440']],
  [{ share: 5 }, ['/canary has "share", which no manifest has there']],
])('says of the canary rules %j whether they are within bounds', (canary, reasons) => {
  const [first] = collectManifests();
  const found = checkManifestSchema({ ...first, canary } as never);
  expect(found).toEqual(reasons.map((reason) => `${first?.id}: ${reason}`));
});

it('the defaults of canaries are within their own bounds', () => {
  const [first] = collectManifests();
  expect(checkManifestSchema({ ...first, canary: CANARY_DEFAULTS } as never)).toEqual([]);
});
