import { readPointer, writeHost, type ReleaseStore } from '../index';
import { ADA, exampleRelease, exampleStore, HOST, ID, publish } from '../testing/example';
import { promote, retire, rollback, startCanary } from './commands';

const OLD = 'aaaaaa111111';
const OTHER = 'remote-other';

function atPath(name: string, path: string, id = ID) {
  const built = exampleRelease(name, { id });
  const routes = built.manifest.routes.map((route) => ({ ...route, path }));
  return { ...built, manifest: { ...built.manifest, id, routes } };
}

/** A release had a path, gave it up, and another team has it now. */
async function passedOn(): Promise<ReleaseStore> {
  const store = await exampleStore();
  await publish(store, atPath(OLD, '/scouting'));
  await publish(store, atPath('bbbbbb222222', '/demo'));
  await publish(store, atPath('cccccc333333', '/scouting', OTHER));
  return store;
}

const showAgain: [string, (store: ReleaseStore) => Promise<unknown>][] = [
  ['rolled back to', (store) => rollback(store, ID, ADA)],
  ['promoted', (store) => promote(store, ID, ADA, OLD)],
  ['a canary', (store) => startCanary(store, ID, OLD, 10, ADA)],
];

it.each(showAgain)('a release whose path is of another team by now is not %s', async (_how, show) => {
  const store = await passedOn();
  const before = await readPointer(store, ID);
  await expect(show(store)).rejects.toThrow(
    /cannot be shown:\n- Path "\/scouting" of remote-demo \(Demo\) overlaps "\/scouting" of remote-other/,
  );
  expect(await readPointer(store, ID)).toEqual(before);
  await retire(store, OTHER, ADA);
  await show(store);
  expect(await readPointer(store, ID)).not.toEqual(before);
});

it.each(showAgain)('a release that the deployed host does not fit any more is not %s', async (_how, show) => {
  const store = await exampleStore();
  await publish(store, exampleRelease(OLD));
  await publish(store, exampleRelease('bbbbbb222222', { requires: { react: '>=19' } }));
  await writeHost(store, { ...HOST, provides: { ...HOST.provides, react: '20.0.0' } });
  await expect(show(store)).rejects.toThrow(/expects react \^19\.0\.0; the host provides 20\.0\.0/);
});

it('a path that the canary of another team has is taken', async () => {
  const store = await exampleStore();
  await publish(store, exampleRelease(OLD));
  await publish(store, atPath('bbbbbb222222', '/scouting'), 'files-only');
  await startCanary(store, ID, 'bbbbbb222222', 10, ADA);
  await expect(publish(store, atPath('cccccc333333', '/scouting', OTHER))).rejects.toThrow(
    /"\/scouting" of remote-other \(Demo\) overlaps "\/scouting" of remote-demo/,
  );
});
