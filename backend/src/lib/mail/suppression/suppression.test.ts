import { DAY_MS } from '@skora/domain';
import { suppressionAfter, withheld, type StoredSuppression } from './suppression';

const HOUR = 3_600_000;
const START = 1_900_000_000_000;

const after = (
  stored: StoredSuppression | undefined,
  kind: Parameters<typeof suppressionAfter>[1]['kind'],
  at = START,
) => suppressionAfter(stored, { kind, at }, 'resend');

test.each([
  ['hard-bounce', 'never', 'never'],
  ['manual', 'never', 'never'],
  ['complaint', null, 'never'],
  ['soft-bounce', null, START + HOUR],
  ['deferred', null, null],
  ['delivered', null, null],
] as const)('after %s a mail that is needed is withheld: %s, a notice: %s', (kind, needed, notice) => {
  const stored = after(undefined, kind);
  expect([withheld(stored, 'needed', START), withheld(stored, 'notice', START)]).toEqual([needed, notice]);
});

test('a week after a hard bounce a mail that is needed is tried again, once a week while it comes back', () => {
  const stored = after(undefined, 'hard-bounce');
  const week = START + 7 * DAY_MS;
  expect([withheld(stored, 'needed', week - 1), withheld(stored, 'needed', week)]).toEqual(['never', null]);
  expect(withheld(stored, 'notice', week)).toBe('never');
  const again = after(stored, 'hard-bounce', week);
  expect(withheld(again, 'needed', week + DAY_MS)).toBe('never');
});

test.each(['hard-bounce', 'complaint', 'soft-bounce'] as const)(
  'after %s the operator still gets mails',
  (kind) => {
    expect(withheld(after(undefined, kind), 'operator', START)).toBeNull();
  },
);

test('soft bounces make notices wait for 1, 6, 24 and 72 hours, and the fifth stops them for 30 days', () => {
  let at = START;
  let stored: StoredSuppression | undefined;
  const waits: unknown[] = [];
  for (let bounce = 0; bounce < 5; bounce += 1) {
    stored = after(stored, 'soft-bounce', at);
    const until = withheld(stored, 'notice', at);
    waits.push(typeof until === 'number' ? (until - at) / HOUR : until);
    if (typeof until === 'number') at = until;
  }
  expect(waits).toEqual([1, 6, 24, 72, 'never']);
  expect(withheld(stored, 'needed', at)).toBeNull();
  expect(withheld(stored, 'notice', at + 30 * DAY_MS)).toBeNull();
});

test('soft bounces of more than two weeks ago are not counted', () => {
  const first = after(undefined, 'soft-bounce');
  expect(after(first, 'soft-bounce', START + 13 * DAY_MS)?.count).toBe(2);
  expect(after(first, 'soft-bounce', START + 14 * DAY_MS)?.count).toBe(1);
});

test('a delivery ends what soft bounces began, and nothing else', () => {
  const soft = after(undefined, 'soft-bounce');
  expect(after(soft, 'delivered', START + 1)).toBeUndefined();
  expect(after(soft, 'delivered', START - 1)).toBe(soft);
  for (const kind of ['hard-bounce', 'complaint', 'manual'] as const) {
    const stored = after(undefined, kind);
    expect(after(stored, 'delivered', START + 1)).toBe(stored);
  }
});

test.each([
  ['soft-bounce', 'complaint', 'complaint'],
  ['complaint', 'hard-bounce', 'hard-bounce'],
  ['hard-bounce', 'complaint', 'hard-bounce'],
  ['complaint', 'soft-bounce', 'complaint'],
  ['manual', 'hard-bounce', 'manual'],
] as const)('%s and then %s count as %s', (first, second, reason) => {
  expect(after(after(undefined, first), second)).toMatchObject({ reason });
});
