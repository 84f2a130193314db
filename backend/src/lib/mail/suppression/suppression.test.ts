import { DAY_MS } from '@skora/domain';
import { judgePassage, liftedAt, suppressionAfter, type KnownAddress, type MailPurpose } from './suppression';

const HOUR = 3_600_000;
const START = 1_900_000_000_000;

const after = (
  stored: KnownAddress | undefined,
  kind: Parameters<typeof suppressionAfter>[1]['kind'],
  at = START,
) => suppressionAfter(stored, { kind, at }, 'resend');

const passages = (stored: KnownAddress | undefined, purpose: MailPurpose, ...times: number[]) =>
  times.map((now) => judgePassage(stored, purpose, now).kind);

test.each([
  ['hard-bounce', 'stops', 'stops'],
  ['manual', 'stops', 'stops'],
  ['complaint', 'goes', 'stops'],
  ['soft-bounce', 'goes', 'waits'],
  ['deferred', 'goes', 'goes'],
  ['delivered', 'goes', 'goes'],
] as const)('after %s a mail that is needed %s, a notice %s', (kind, needed, notice) => {
  const stored = after(undefined, kind);
  expect([passages(stored, 'needed', START), passages(stored, 'notice', START)]).toEqual([
    [needed],
    [notice],
  ]);
});

test('a week after a hard bounce a mail that is needed is tried again, once a week while it comes back', () => {
  const stored = after(undefined, 'hard-bounce');
  const week = START + 7 * DAY_MS;
  expect(passages(stored, 'needed', week - 1, week)).toEqual(['stops', 'goes']);
  expect(passages(stored, 'notice', week)).toEqual(['stops']);
  const again = after(stored, 'hard-bounce', week);
  expect(passages(again, 'needed', week + DAY_MS)).toEqual(['stops']);
});

test.each(['hard-bounce', 'complaint', 'soft-bounce'] as const)(
  'after %s the operator still gets mails',
  (kind) => {
    expect(passages(after(undefined, kind), 'operator', START)).toEqual(['goes']);
  },
);

test('soft bounces make notices wait for 1, 6, 24 and 72 hours, and the fifth stops them for 30 days', () => {
  let at = START;
  let stored: KnownAddress | undefined;
  const waits: unknown[] = [];
  for (let bounce = 0; bounce < 5; bounce += 1) {
    stored = after(stored, 'soft-bounce', at);
    const passage = judgePassage(stored, 'notice', at);
    waits.push(passage.kind === 'waits' ? (passage.until - at) / HOUR : passage.kind);
    if (passage.kind === 'waits') at = passage.until;
  }
  expect(waits).toEqual([1, 6, 24, 72, 'stops']);
  expect(passages(stored, 'needed', at)).toEqual(['goes']);
  expect(passages(stored, 'notice', at + 30 * DAY_MS)).toEqual(['goes']);
});

test('soft bounces of more than two weeks ago are not counted', () => {
  const first = after(undefined, 'soft-bounce');
  expect(after(first, 'soft-bounce', START + 13 * DAY_MS)).toMatchObject({ count: 2 });
  expect(after(first, 'soft-bounce', START + 14 * DAY_MS)).toMatchObject({ count: 1 });
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

describe('after a lift', () => {
  const lifted = liftedAt(START);

  test('what happened before it is ignored, and what happened in its second counts', () => {
    expect(after(lifted, 'hard-bounce', START - 1)).toBe(lifted);
    expect(after(lifted, 'complaint', START - HOUR)).toBe(lifted);
    expect(after(liftedAt(START + 999), 'hard-bounce', START)).toMatchObject({ reason: 'hard-bounce' });
  });

  test('it is still known when soft bounces came and went, and when something else followed', () => {
    const soft = after(lifted, 'soft-bounce', START + HOUR);
    expect(soft).toMatchObject({ reason: 'soft-bounces', count: 1 });
    expect(after(soft, 'hard-bounce', START - 1)).toBe(soft);
    expect(after(soft, 'delivered', START + 2 * HOUR)).toEqual(lifted);
    const complaint = after(soft, 'complaint', START + 2 * HOUR);
    expect(after(complaint, 'hard-bounce', START - 1)).toBe(complaint);
  });

  test('an operator whose clock is behind can withhold mails again', () => {
    expect(after(lifted, 'manual', START - HOUR)).toMatchObject({ reason: 'manual' });
  });

  test('an earlier release, which takes any entry for a suppression, finds when it began', () => {
    expect(lifted.at.toMillis()).toBe(START);
  });

  test('mails go, and it is forgotten after two weeks', () => {
    expect(passages(lifted, 'notice', START)).toEqual(['goes']);
    expect(lifted.expireAt.toMillis()).toBe(START + 14 * DAY_MS);
  });
});
