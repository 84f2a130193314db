import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPointer, type ReleaseStore } from '@skora/registry';
import { publishRelease, startCanary } from '@skora/registry/publish';
import {
  ADA,
  AUTHOR,
  builtFolder,
  exampleRelease,
  exampleStore,
  ID,
  KEY,
  publish,
} from '@skora/registry/testing';
import {
  intervalStart,
  dayOf,
  emptyCounts,
  emptySample,
  groupName,
  histogramOf,
  WatchStore,
} from '@skora/registry/watch';
import { startTestApp } from '../start-test-app';
import { testPlayer } from '../test-player';

export const [FIRST, STABLE, CANARY] = ['aaaaaa111111', 'bbbbbb222222', 'cccccc333333'] as const;
/** A frame of the canary, and where somebody wrote it. */
export const BUILT = `/remotes/${ID}/remoteEntry.${CANARY}.js:1:1`;
const MAP = { version: 3, sources: ['webpack://remote-demo/./src/demo.tsx'], names: [], mappings: 'AAEI' };

async function publishCanary(store: ReleaseStore): Promise<void> {
  const release = exampleRelease(CANARY);
  const folder = await builtFolder(release);
  await writeFile(join(folder, `${release.entry}.map`), JSON.stringify(MAP));
  await publishRelease(store, { id: ID, release, folder, author: AUTHOR, key: KEY, mode: 'files-only' });
}

/** A registry in a folder, with two releases, a canary, and visits of both sides. */
export async function filledRegistry(): Promise<ReleaseStore> {
  const store = await exampleStore();
  for (const release of [FIRST, STABLE]) await publish(store, exampleRelease(release));
  await publishCanary(store);
  await startCanary(store, ID, CANARY, 10, ADA, { steps: [50, 100], everyMs: 600_000 });
  const canary = (await readPointer(store, ID))?.canary ?? { release: CANARY, weight: 10 };
  const watch = new WatchStore(store);
  await watch.addCanary(ID, canary, {
    start: intervalStart(canary, Date.now()),
    canary: { ...emptySample(), visits: 412, failures: 25, rated: 300, weak: 30 },
    stable: { ...emptySample(), visits: 3871, failures: 16, errors: 4, rated: 3000, weak: 290 },
  });
  const empty = emptyCounts();
  const groups = { [groupName({ kind: 'TypeError', hash: '1a2b3c4d', at: BUILT })]: 3 };
  const histograms = { ...empty.histograms, LCP: histogramOf('LCP', [900, 1400, 1900, 4500]) };
  await watch.addDay(dayOf(Date.now()), [
    { id: ID, release: STABLE, side: 'stable', counts: { ...empty, visits: 3871, histograms } },
    { id: ID, release: CANARY, side: 'canary', counts: { ...empty, visits: 412, errors: 3, groups } },
  ]);
  return store;
}

/** The service on a registry, an admin and a player. */
export async function operationsStory(registry?: ReleaseStore) {
  const service = await startTestApp({}, 'demo-operations', registry);
  const admin = await testPlayer(service, { admin: true });
  const player = await testPlayer(service);
  return { service, admin, player };
}
