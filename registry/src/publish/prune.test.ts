import fc from 'fast-check';
import type { Pointer, ReleaseEvent } from '@skora/shared/contract';
import { readPointer, readSignedRelease, registryPaths, type ReleaseStore } from '../index';
import { ADA, BUILT, exampleRelease, exampleStore, ID, publish } from '../testing/example';
import { MAX_PREVIEW_MS } from '../preview';
import { promote, rollback } from './commands';
import { KEPT_FOR_TABS_MS, keptReleases, prune } from './prune';

const DAY_MS = 24 * 3_600_000;
const NAMES = ['aaaaaa111111', 'bbbbbb222222', 'cccccc333333'];

async function files(store: ReleaseStore): Promise<string[]> {
  return store.list(`files/${ID}`);
}

/** A store that says its objects were written long ago. */
function aged(store: ReleaseStore): ReleaseStore {
  return {
    ...store,
    listWritten: async (folder) =>
      (await store.listWritten(folder)).map((entry) => ({ ...entry, writtenAt: Date.now() - 30 * DAY_MS })),
  };
}

it('deletes a release that nobody can see, and its files; what is live and what came before stays', async () => {
  const store = aged(await exampleStore());
  for (const name of NAMES) await publish(store, exampleRelease(name));
  await publish(store, exampleRelease('dddddd444444'), 'files-only');
  expect(await prune(store, ID, ADA)).toEqual({
    releases: ['dddddd444444'],
    files: ['remoteEntry.dddddd444444.js'],
  });
  expect(await files(store)).toEqual(NAMES.map((name) => `remoteEntry.${name}.js`));
  for (const name of NAMES) expect(await readSignedRelease(store, ID, name)).toMatchObject({ release: name });
  expect(await prune(store, ID, ADA)).toEqual({ releases: [], files: [] });
});

it('keeps what was just written, and what open tabs may use', async () => {
  const store = await exampleStore();
  for (const name of NAMES) await publish(store, exampleRelease(name));
  await publish(store, exampleRelease('dddddd444444'), 'files-only');
  expect(await prune(store, ID, ADA)).toEqual({ releases: [], files: [] });
  await rollback(store, ID, ADA);
  await rollback(store, ID, ADA);
  // No longer to be rolled back to, and shown a moment ago.
  expect((await readPointer(store, ID))?.previous).toEqual([]);
  expect((await prune(aged(store), ID, ADA)).releases).toEqual(['dddddd444444']);
  const later = Date.now() + KEPT_FOR_TABS_MS + DAY_MS;
  expect((await prune(store, ID, ADA, later)).releases).toEqual(['bbbbbb222222', 'cccccc333333']);
  await expect(promote(store, ID, ADA, 'cccccc333333')).rejects.toThrow('not in the registry');
});

it('keeps what a preview link may still ask for, also when an old release was uploaded again for a new link', async () => {
  const store = await exampleStore();
  await publish(store, exampleRelease('aaaaaa111111'));
  await publish(store, exampleRelease('dddddd444444'), 'files-only');
  const almost = Date.now() + MAX_PREVIEW_MS - 60_000;
  expect(await prune(store, ID, ADA, almost)).toEqual({ releases: [], files: [] });
  const isSignature = (name: string) => name === 'dddddd444444.sig';
  const signedAgain: ReleaseStore = {
    ...store,
    listWritten: async (folder) =>
      (await store.listWritten(folder)).map((entry) => ({
        ...entry,
        writtenAt: isSignature(entry.name) ? almost : entry.writtenAt,
      })),
  };
  const later = almost + MAX_PREVIEW_MS - 60_000;
  expect(await prune(signedAgain, ID, ADA, later)).toEqual({ releases: [], files: [] });
  expect((await prune(store, ID, ADA, later)).releases).toEqual(['dddddd444444']);
});

it('keeps an old file that a release lists which is published during the pruning', async () => {
  const store = aged(await exampleStore());
  const common = { name: 'page.12345678.html', size: 1, integrity: BUILT };
  const withCommon = (name: string) => {
    const release = exampleRelease(name);
    return { ...release, files: [...release.files, common] };
  };
  await publish(store, exampleRelease('aaaaaa111111'));
  await publish(store, withCommon('dddddd444444'), 'files-only');
  const busy: ReleaseStore = {
    ...store,
    listWritten: async (folder) => {
      const listed = await store.listWritten(folder);
      // The file is there, and so is not uploaded again.
      if (folder.startsWith('files/')) await publish(store, withCommon('eeeeee555555'));
      return listed;
    },
  };
  expect((await prune(busy, ID, ADA)).files).toEqual(['remoteEntry.dddddd444444.js']);
  expect(await files(store)).toContain(common.name);
});

it('deletes nothing while a kept release cannot be read', async () => {
  const store = aged(await exampleStore());
  for (const name of NAMES) await publish(store, exampleRelease(name));
  await store.write(registryPaths.release(ID, 'aaaaaa111111'), Buffer.from('{'), { immutable: true });
  await expect(prune(store, ID, ADA)).rejects.toThrow('aaaaaa111111 of remote-demo is not JSON');
  expect(await files(store)).toHaveLength(3);
});

it('keeps whatever a visitor of the last seven days can have, for any history', () => {
  const action = fc.constantFrom<ReleaseEvent['action']>(
    'release',
    'canary',
    'promote',
    'rollback',
    'stop-canary',
  );
  const step = fc.record({
    action,
    release: fc.constantFrom('a', 'b', 'c', 'd'),
    hours: fc.integer({ min: 1, max: 90 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const now = Date.UTC(2026, 10, 25);
      let at = now - steps.reduce((sum, { hours }) => sum + hours, 0) * 3_600_000;
      let stable = 'first';
      let canary: string | null = null;
      const seen = new Set<string>();
      const history: ReleaseEvent[] = [
        { at: new Date(at).toISOString(), action: 'release', release: stable, who: 'Ada' },
      ];
      for (const { action: done, release, hours } of steps) {
        const until = at + hours * 3_600_000;
        if (until >= now - KEPT_FOR_TABS_MS) for (const name of [stable, canary]) if (name) seen.add(name);
        at = until;
        if (done === 'canary') canary = release;
        else if (done === 'stop-canary') canary = null;
        else [stable, canary] = [release, null];
        history.unshift({ at: new Date(at).toISOString(), action: done, release, who: 'Ada' });
      }
      seen.add(stable);
      if (canary) seen.add(canary);
      const pointer: Pointer = {
        stable,
        previous: [],
        history,
        ...(canary ? { canary: { release: canary, weight: 5 } } : {}),
      };
      const kept = keptReleases(pointer, now);
      expect([...seen].filter((name) => !kept.has(name))).toEqual([]);
    }),
  );
});
