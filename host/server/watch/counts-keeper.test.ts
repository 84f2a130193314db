import { emptyCounts, type WatchedCounts } from '@skora/registry/watch';
import { CountsKeeper, type CountsSink } from './counts-keeper';

const DAY_MS = 24 * 3_600_000;

it('holds a bounded number of counts while nothing can be written', async () => {
  let isFull = true;
  const written = new Map<string, WatchedCounts[]>();
  const sink: CountsSink = {
    addDay: async (day, entries) => {
      if (isFull) throw new Error('ENOSPC: no space left on device');
      written.set(day, [...entries]);
    },
    addCanary: () => Promise.reject(new Error('ENOSPC: no space left on device')),
    prune: () => Promise.resolve(),
  };
  const keeper = new CountsKeeper(
    sink,
    () => undefined,
    () => Promise.resolve(),
  );
  for (let day = 0; day < 6; day += 1) {
    for (let index = 0; index < 900; index += 1) {
      const entry = {
        id: 'remote-auth',
        release: `release${index}`,
        side: 'other',
        counts: emptyCounts(),
      } as const;
      keeper.addToDay([entry], day * DAY_MS);
    }
    await keeper.flushDays();
  }
  isFull = false;
  await keeper.flushDays();
  expect([...written.values()].map(({ length }) => length)).toEqual([500, 500, 500]);
});
