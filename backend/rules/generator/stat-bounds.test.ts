import { randomUUID } from 'node:crypto';
import { call, openAccount, stamped, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';
import {
  GOALKEEPER_RATINGS,
  type Metric,
  METRICS,
  findProtocol,
  PROTOCOLS,
  TECHNICAL_RATINGS,
  VALUE_ORDERS,
} from '@skora/domain';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };

type Fields = Record<string, unknown>;

let uid: string;
beforeAll(async () => {
  uid = await openAccount();
  const fields = firestoreFields({ dateOfBirth: '1990-05-17' });
  await call('owner', 'PATCH', `/privateAccounts/${uid}`, { fields });
});

/** What a hostile client is told: the SDK and the form are left out. */
function create(kind: string, fields: Fields) {
  const entry = {
    kind,
    measuredOn: new Date('2026-10-12'),
    measuredBy: 'self',
    method: Object.keys(PROTOCOLS.find(({ test }) => test === kind)?.methods ?? {})[0] ?? '',
    ratings: {},
    schemaVersion: 1,
    ...fields,
  };
  const path = `profiles/${uid}/statEntries/${randomUUID()}`;
  return call(readToken(uid), 'POST', ':commit', stamped(path, firestoreFields(entry)));
}

/** Values that have to come along. */
function companions({ key }: Metric): Record<string, number> {
  if (key === 'beepLevel') return { beepShuttle: 1 };
  return key === 'beepShuttle' ? { beepLevel: 21 } : {};
}

const rows = METRICS.map((metric) => [metric.test, metric.key, metric] as const);

test.each(rows)('%s: %s is refused beyond its bounds', async (test, key, metric) => {
  const { min, max, decimals, multipleOf } = metric;
  const step = multipleOf ?? 10 ** -decimals;
  const send = (value: unknown) => create(test, { values: { ...companions(metric), [key]: value } });
  const beyond = [min - step, max + step, String(min), true];
  expect(await Promise.all([min, max].map(send))).toEqual([ALLOWED, ALLOWED]);
  expect(await Promise.all(beyond.map(send))).toEqual(beyond.map(() => DENIED));
  const between = decimals === 0 ? min + (multipleOf ?? 1) / 2 : min + step;
  expect(await send(between)).toEqual(decimals === 0 ? DENIED : ALLOWED);
});

const repeated = METRICS.filter(({ repeats }) => repeats).map(
  (metric) => [metric.test, metric.key, metric] as const,
);

test.each(repeated)('%s: attempts at %s stay within its bounds', async (test, key, metric) => {
  const { min, max, better, decimals } = metric;
  const [best, worst, beyond] = better === 'lower' ? [min, max, max + 0.01] : [max, min, min - 1];
  const send = (attempts: unknown[]) =>
    create(test, { values: { [key]: best }, attempts: { [key]: attempts } });
  const half = (best + worst + 1) / 2;
  const between = [best, Number.isInteger(half) ? half - 0.5 : half, worst];
  const good = [
    [best, worst],
    [best, best, worst, worst],
  ];
  const bad = [
    [worst, best],
    [best, beyond],
    [worst, worst],
    [best],
    [best, String(worst)],
    ...(decimals === 0 ? [between] : []),
  ];
  expect(await Promise.all(good.map(send))).toEqual(good.map(() => ALLOWED));
  expect(await Promise.all(bad.map(send))).toEqual(bad.map(() => DENIED));
});

test.each(PROTOCOLS.map(({ test }) => [test] as const))('all of %s at once is within reach', async (test) => {
  const ofTest = METRICS.filter((metric) => metric.test === test);
  const middle = ({ min, max, decimals, multipleOf = 1 }: Metric) =>
    decimals === 0 ? Math.round((min + max) / 2 / multipleOf) * multipleOf : (min + max) / 2;
  const values = Object.fromEntries(ofTest.map((metric) => [metric.key, middle(metric)]));
  const attempts = Object.fromEntries(
    ofTest.filter(({ repeats }) => repeats).map(({ key }) => [key, Array(4).fill(values[key])]),
  );
  // The middle of the shuttle run: level 11 has eleven shuttles.
  const beep = test === 'endurance' ? { beepShuttle: 11 } : {};
  const groups = test === 'technical' ? TECHNICAL_RATINGS : test === 'goalkeeper' ? GOALKEEPER_RATINGS : [];
  const ratings = Object.fromEntries(groups.flatMap((group) => group.ratings.map(([key]) => [key, 10])));
  expect(await create(test, { values: { ...values, ...beep }, attempts, ratings })).toEqual(ALLOWED);
});

test.each(VALUE_ORDERS.map(({ less, more, test }) => [less, more, test] as const))(
  '%s stays below %s',
  async (less, more, test) => {
    const value = (key: string) => METRICS.find((metric) => metric.test === test && metric.key === key);
    const shared = Math.max(value(less)?.min ?? 0, value(more)?.min ?? 0);
    expect(await create(test, { values: { [less]: shared, [more]: shared } })).toEqual(DENIED);
    expect(await create(test, { values: { [less]: shared, [more]: shared + 1 } })).toEqual(
      shared <= (value(less)?.max ?? 0) ? ALLOWED : DENIED,
    );
  },
);

const ways = PROTOCOLS.flatMap(({ test, methods }) =>
  methods ? [[test, Object.keys(methods)] as const] : [],
);

test.each(ways)('%s is measured in a way that has a name', async (test, methods) => {
  const values = Object.fromEntries(
    METRICS.filter((metric) => metric.test === test)
      .slice(0, 1)
      .map(({ key, min }) => [key, min]),
  );
  const send = (method: string) => create(test, { values, method });
  expect(await Promise.all(methods.map(send))).toEqual(methods.map(() => ALLOWED));
  expect(await Promise.all(['', 'guessed'].map(send))).toEqual([DENIED, DENIED]);
});

test('every metric has a protocol', () => {
  expect(METRICS.map(({ test }) => findProtocol(test).test)).toEqual(METRICS.map(({ test }) => test));
});
