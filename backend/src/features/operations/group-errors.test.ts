import { emptyCounts, type WatchedDay } from '@skora/registry/watch';
import { groupErrors } from './group-errors';

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
