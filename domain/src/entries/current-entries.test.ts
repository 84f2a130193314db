import { currentEntries } from './current-entries';
import { entryFields, parseEntry, type StatEntry } from './stat-entry';

const entry = (id: string, value: number | null, corrects = ''): StatEntry => ({
  id,
  kind: 'sprint',
  measuredOn: new Date('2026-10-12'),
  measuredBy: 'self',
  method: 'gates',
  values: value === null ? {} : { sprint10: value },
  ratings: {},
  attempts: {},
  ground: '',
  evidence: '',
  corrects,
  recordedAt: null,
});
const ids = (entries: StatEntry[]) => currentEntries(entries).map(({ id }) => id);

test('a correction takes the place of its entry, a correction of a correction too', () => {
  expect(ids([entry('c', 1.93, 'b'), entry('b', 1.92, 'a'), entry('a', 2.92), entry('x', 2)])).toEqual([
    'c',
    'x',
  ]);
});

test('a withdrawn entry is gone, and so is the note that withdrew it', () => {
  expect(ids([entry('b', null, 'a'), entry('a', 2.92)])).toEqual([]);
});

test('what was not said is not stored, and comes back as nothing', () => {
  const { id: _id, recordedAt: _at, ...fresh } = entry('a', 1.92);
  const fields = entryFields(fresh);
  expect(Object.keys(fields).sort()).toEqual([
    'kind',
    'measuredBy',
    'measuredOn',
    'method',
    'ratings',
    'values',
  ]);
  expect(parseEntry({ id: 'a', fields })).toEqual(entry('a', 1.92));
  const full = { ...fresh, attempts: { sprint10: [1.92, 1.95] }, ground: 'grass', corrects: 'b' };
  expect(parseEntry({ id: 'a', fields: entryFields(full) })).toMatchObject(full);
});

test('the newest comes first; of one day, what was stored last, and what is not stored yet', () => {
  const at = (id: string, day: string, recordedAt: string | null): StatEntry => ({
    ...entry(id, 2),
    measuredOn: new Date(day),
    recordedAt: recordedAt === null ? null : new Date(recordedAt),
  });
  expect(
    ids([
      at('morning', '2026-10-12', '2026-10-12T09:00Z'),
      at('evening', '2026-10-12', '2026-10-12T18:00Z'),
      at('older', '2026-10-11', '2026-10-13T09:00Z'),
      at('newer', '2026-10-13', '2026-10-13T08:00Z'),
      at('pending', '2026-10-12', null),
    ]),
  ).toEqual(['newer', 'pending', 'evening', 'morning', 'older']);
});
