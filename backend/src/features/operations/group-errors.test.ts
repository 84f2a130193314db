import { emptyCounts, type WatchedDay } from '@skora/registry/watch';
import { groupErrors } from './group-errors';

afterEach(() => jest.useRealTimers());

function seen(day: string, release: string, groups: Record<string, number>): WatchedDay {
  const counts = { ...emptyCounts(), groups };
  return { day, entries: [{ id: 'remote-demo', release, side: 'stable', counts }] };
}

const OLD = '/remotes/remote-demo/a.11111111.js:1:9';
const NEW = '/remotes/remote-demo/a.22222222.js:1:12';
const days = [
  seen('2026-11-24', 'aaaaaa111111', { [`TypeError 1a2b3c4d ${OLD}`]: 5, more: 7 }),
  seen('2026-11-26', 'bbbbbb222222', { [`TypeError 1a2b3c4d ${NEW}`]: 2, [`Error 00000000 ${NEW}`]: 9 }),
];

it('joins what is one line of a source, although the built files have other names', async () => {
  const groups = await groupErrors(days, async () => 'src/a.tsx:3');
  expect(groups).toEqual([
    expect.objectContaining({ kind: 'Error', times: 9 }),
    {
      ...{ id: 'remote-demo', kind: 'TypeError', hash: '1a2b3c4d', at: NEW, source: 'src/a.tsx:3', times: 7 },
      first: { day: '2026-11-24', release: 'aaaaaa111111' },
      last: { day: '2026-11-26', release: 'bbbbbb222222' },
    },
  ]);
});

it('keeps them apart without source maps, and leaves out what has no name', async () => {
  const groups = await groupErrors(days, async () => null);
  expect(groups.map(({ at, times }) => [at, times])).toEqual([
    [NEW, 9],
    [OLD, 5],
    [NEW, 2],
  ]);
});

/** A day with so many groups, the most frequent first, each at a frame of its own unless told. */
const crowd = (size: number, frame = (index: number) => `/remotes/remote-demo/${index}.js:1:1`) => [
  seen(
    '2026-11-26',
    'aaaaaa111111',
    Object.fromEntries(
      Array.from({ length: size }, (_, index) => [
        `Error ${String(index).padStart(8, '0')} ${frame(index)}`,
        size - index,
      ]),
    ),
  ),
];

it('shows the rest as it was built when sources take longer than two seconds', async () => {
  jest.useFakeTimers();
  const asked: string[] = [];
  const findSource = (at: string) => {
    asked.push(at);
    return asked.length <= 2
      ? Promise.resolve(`src/${asked.length}.ts:1`)
      : new Promise<never>(() => undefined);
  };
  const answer = groupErrors(crowd(40), findSource);
  await jest.advanceTimersByTimeAsync(2000);
  const groups = await answer;
  expect(groups).toHaveLength(40);
  expect(groups.slice(0, 3).map(({ source }) => source)).toEqual(['src/1.ts:1', 'src/2.ts:1', null]);
  expect(asked.length).toBeLessThan(10);
});

it('looks for no more than a few sources at once, and for each frame once', async () => {
  let [open, most] = [0, 0];
  const asked: string[] = [];
  const findSource = async (at: string) => {
    asked.push(at);
    open += 1;
    most = Math.max(most, open);
    await new Promise(setImmediate);
    open -= 1;
    return null;
  };
  await groupErrors(
    crowd(40, (index) => `/remotes/remote-demo/${index % 10}.js:1:1`),
    findSource,
  );
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toHaveLength(10);
  expect([most > 1, most <= 4]).toEqual([true, true]);
});

it('fails with what the registry fails with', async () => {
  const refused = () => Promise.reject(new Error('connection refused'));
  await expect(groupErrors(crowd(3), refused)).rejects.toThrow('connection refused');
});
