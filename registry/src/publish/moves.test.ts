import { readPointer, writePointer, type ReleaseStore } from '../index';
import { ADA, AUTHOR, exampleRelease, exampleStore, ID, publish } from '../testing/example';
import { retire, startCanary } from './commands';
import { ChangedError, endCanary, ImpossibleError, makeStable, moveBack } from './moves';
import { UnfitReleaseError } from './read-showable';

const [FIRST, SECOND, CANARY] = ['aaaaaa111111', 'bbbbbb222222', 'cccccc333333'] as const;

async function withCanary(): Promise<ReleaseStore> {
  const store = await exampleStore();
  for (const release of [FIRST, SECOND]) await publish(store, exampleRelease(release));
  await publish(store, exampleRelease(CANARY), 'files-only');
  await startCanary(store, ID, CANARY, 10, ADA);
  return store;
}

const lastEvent = async (store: ReleaseStore) => (await readPointer(store, ID))?.history?.[0];

it('does what somebody decided while it is as they saw it', async () => {
  const store = await withCanary();
  expect(await endCanary(store, ID, AUTHOR, CANARY)).toBe(CANARY);
  await startCanary(store, ID, CANARY, 10, ADA);
  await makeStable(store, ID, CANARY, AUTHOR, 'seen-as-canary');
  const notes = 'the bar flickers';
  expect(await moveBack(store, ID, CANARY, { ...AUTHOR, notes })).toMatchObject({ stable: SECOND });
  expect(await lastEvent(store)).toMatchObject({ action: 'rollback', release: SECOND, who: 'Ada', notes });
});

it.each<[string, (store: ReleaseStore) => Promise<unknown>]>([
  ['rolls back from', (store) => moveBack(store, ID, FIRST, AUTHOR)],
  ['promotes', (store) => makeStable(store, ID, SECOND, AUTHOR, 'seen-as-canary')],
  ['stops', (store) => endCanary(store, ID, AUTHOR, SECOND)],
])('changes nothing when somebody %s what is not live any more', async (_what, decide) => {
  const store = await withCanary();
  const before = await readPointer(store, ID);
  await expect(decide(store)).rejects.toThrow(ChangedError);
  await expect(decide(store)).rejects.toThrow('Nothing was changed');
  expect(await readPointer(store, ID)).toEqual(before);
});

it('says what there is nothing to do with', async () => {
  const store = await exampleStore();
  await expect(moveBack(store, ID, FIRST, AUTHOR)).rejects.toThrow(ImpossibleError);
  await publish(store, exampleRelease(FIRST));
  await expect(moveBack(store, ID, FIRST, AUTHOR)).rejects.toThrow('has no earlier release to go back to');
  await expect(endCanary(store, ID, AUTHOR)).rejects.toThrow('has no canary');
});

it('promotes no canary that does not fit any more what is deployed', async () => {
  const store = await withCanary();
  await store.write(
    'host.json',
    Buffer.from(
      JSON.stringify({ ...JSON.parse(String(await store.read('host.json'))), contractVersions: [2] }),
    ),
    { immutable: false },
  );
  await expect(makeStable(store, ID, CANARY, AUTHOR, 'seen-as-canary')).rejects.toThrow(UnfitReleaseError);
});

it.each<[string, (store: ReleaseStore) => Promise<unknown>]>([
  ['a rollback', (store) => moveBack(store, ID, SECOND, AUTHOR)],
  ['a promotion', (store) => makeStable(store, ID, CANARY, AUTHOR, 'seen-as-canary')],
])('%s puts no remote back that is off the site', async (_what, decide) => {
  const store = await withCanary();
  await retire(store, ID, ADA);
  // As earlier versions began one.
  const retired = (await readPointer(store, ID))!;
  await writePointer(store, ID, { ...retired, canary: { release: CANARY, weight: 10 } });
  const before = await readPointer(store, ID);
  await expect(decide(store)).rejects.toThrow(ImpossibleError);
  await expect(decide(store)).rejects.toThrow('remote-demo is off the site. Publish it to bring it back.');
  expect(await readPointer(store, ID)).toEqual(before);
});

it('goes back to what it has looked at, and keeps what others wrote meanwhile', async () => {
  const store = await withCanary();
  const pointer = (await readPointer(store, ID))!;
  const changing = (previous: string[]): ReleaseStore => ({
    ...store,
    // While the release is looked at, somebody else changes the pointer.
    read: async (path) => {
      if (path.endsWith(`${FIRST}.json`)) await writePointer(store, ID, { ...pointer, previous });
      return store.read(path);
    },
  });
  await expect(moveBack(changing([CANARY, FIRST]), ID, SECOND, AUTHOR)).rejects.toThrow(ChangedError);
  await writePointer(store, ID, pointer);
  expect(await moveBack(changing([FIRST, 'dddddd444444']), ID, SECOND, AUTHOR)).toMatchObject({
    stable: FIRST,
  });
  expect((await readPointer(store, ID))?.previous).toEqual(['dddddd444444']);
});
