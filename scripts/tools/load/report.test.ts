import { MailTally } from './mail-tally';
import { median, percentile } from './percentile';
import { digestFinding, newsletterFinding, overloadFinding, shown, throughputFindings } from './report';
import type { Shots } from './shoot';

const shots = (changes: Partial<Shots> = {}): Shots => ({
  ...{ goodput: 1000, refused: 0, broken: 0, p99: 12, refusedP99: 0 },
  ...changes,
});

test('percentiles are values that were measured', () => {
  expect([median([3, 1, 2]), percentile([1, 2, 3, 4], 0.99), median([])]).toEqual([2, 4, 0]);
});

test('the backend is compared with the bare handler that sends the same answer', () => {
  const bare = { name: 'bare', perSecond: 1000, p99: 1, broken: 0 };
  const findings = throughputFindings([
    { ...bare, name: 'lean', perSecond: 1250 },
    bare,
    { ...bare, name: 'fast', perSecond: 700 },
    { ...bare, name: 'slow', perSecond: 699 },
    { ...bare, name: 'broken', broken: 1 },
  ]);
  expect(findings.map(({ fine }) => fine)).toEqual([true, true, true, false, false]);
  expect(findings[2]?.text).toBe('fast: 700 requests/s, p99 1 ms; 0.70 of the same answer, 0.56 of the body');
});

test('under ten times the load most of the goodput must be left, answered in time', () => {
  const of = (kept: number, overloaded = shots()) =>
    overloadFinding({ name: 'x', peak: shots(), overloaded, kept }).fine;
  expect([of(0.8), of(0.79), of(1, shots({ p99: 501 })), of(1, shots({ broken: 1 }))]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a digest is fine when every address got exactly one mail', () => {
  const load = {
    recipients: 10,
    perSecond: 5,
    takenAtKill: 5,
    taken: 10,
    mails: 10,
    addresses: 10,
    mixedUp: 0,
  };
  expect(digestFinding({ ...load, finished: true })).toMatchObject({
    fine: true,
    text: expect.stringContaining('10 mails taken, 10 different ones to 10 addresses; 0 sent twice'),
  });
  expect(digestFinding({ ...load, finished: true, addresses: 9 }).fine).toBe(false);
  expect(digestFinding({ ...load, finished: true, taken: 11 }).fine).toBe(false);
  expect(digestFinding({ ...load, finished: false }).fine).toBe(false);
  expect(shown({ text: 'one\ntwo', fine: false })).toBe('FAILED one\n       two');
});

test('addresses are alike when their medians are close and their answers the same', () => {
  const kinds = [
    { kind: 'unknown' as const, median: 10, p95: 30 },
    { kind: 'subscribed' as const, median: 14.9, p95: 31 },
  ];
  const timing = { name: 'POST /x', kinds, same: true };
  expect(newsletterFinding(timing)).toEqual({
    fine: true,
    text: expect.stringContaining('at most 4.9 ms apart, the same answer for all\n  unknown: median 10.0 ms'),
  });
  expect(newsletterFinding({ ...timing, same: false }).fine).toBe(false);
  const late = [...kinds, { kind: 'asked' as const, median: 15, p95: 31 }];
  expect(newsletterFinding({ ...timing, kinds: late }).fine).toBe(false);
});

test('mails are counted by identifier', async () => {
  const tally = new MailTally();
  const mail = (id: string) => Buffer.from(`From: a@b.example\r\nMessage-ID: <${id}@b.example>\r\n\r\nHello`);
  await tally.add(mail('1'), ['ann@c.example']);
  await tally.add(mail('1'), ['ann@c.example']);
  await tally.add(mail('2'), ['bob@c.example']);
  await tally.untilTaken(3);
  expect([tally.hasTaken('<2@b.example>'), tally.hasTaken('<3@b.example>')]).toEqual([true, false]);
  expect([tally.taken, tally.different, tally.mixedUp]).toEqual([3, { mails: 2, recipients: 2 }, 0]);
  await tally.add(mail('2'), ['eve@c.example']);
  expect(tally.mixedUp).toBe(1);
});
