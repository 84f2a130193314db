import { call, openAccount, stamped, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';
import { boundProblem, type FieldBound, type FieldBounds, PROFILE_FIELDS, ROW_BOUNDS } from '@skora/domain';
import { boundSamples } from './bound-samples';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };

type Fields = Record<string, unknown>;

/** The least a document of each kind needs. */
const LEAST: Readonly<Record<string, Fields>> = {
  profile: { displayName: 'Mara Fictiva' },
  career: { club: 'Northfield Rovers', from: '1950-01' },
  education: { school: 'Northfield School', from: '1950-01' },
  honours: { title: 'Cup winner', year: 2024 },
  references: { name: 'Ola Madeup', role: 'Head coach', statement: 'Reads the game.', contactConsent: true },
};

const TABLES: Readonly<Record<string, FieldBounds>> = {
  profile: PROFILE_FIELDS,
  ...Object.fromEntries(Object.entries(ROW_BOUNDS).map(([name, { fields }]) => [name, fields])),
};

async function create(kind: string, fields: Fields) {
  const uid = await openAccount();
  const path = kind === 'profile' ? `profiles/${uid}` : `profiles/${uid}/${kind}/1`;
  const given = Object.entries({ ...LEAST[kind], ...fields }).filter(([, value]) => value !== undefined);
  const whole = { ...Object.fromEntries(given), revision: 1, schemaVersion: 1 };
  return call(readToken(uid), 'POST', ':commit', stamped(path, firestoreFields(whole)));
}

const rows = Object.entries(TABLES).flatMap(([kind, fields]) =>
  Object.entries(fields).map(([key, bound]) => [kind, key, bound] as [string, string, FieldBound]),
);

test.each(rows)('%s: %s is refused beyond its bounds', async (kind, key, bound) => {
  const { good, bad } = boundSamples(bound);
  const send = async (value: unknown) => ({ value, ...(await create(kind, { [key]: value })) });
  expect(await Promise.all(good.map(send))).toEqual(good.map((value) => ({ value, ...ALLOWED })));
  expect(await Promise.all(bad.map(send))).toEqual(bad.map((value) => ({ value, ...DENIED })));
});

/** Forms trim what is typed and send nothing for an empty field. */
const canBeTyped = (value: unknown) =>
  value !== null && value !== '' && (typeof value !== 'string' || value.trim() === value);

test.each(rows)('%s: the form says what the rules refuse of %s', (_kind, _key, bound) => {
  const { good, bad } = boundSamples(bound);
  const fits = (values: readonly unknown[]) =>
    values.filter((value) => boundProblem(bound, value, new Date()) === null);
  expect(fits(good)).toEqual(good);
  expect(fits(bad.filter(canBeTyped))).toEqual([]);
});

const required = rows.filter(([, , bound]) => 'required' in bound);

test.each(required)('%s: without %s it is refused', async (kind, key, bound) => {
  expect(await create(kind, { [key]: undefined })).toEqual(DENIED);
  expect(boundProblem(bound, '', new Date())).toBe('Please fill this in.');
});

test.each(Object.keys(TABLES))(
  '%s: everything at once is within reach, an unknown field is not',
  async (kind) => {
    const last = Object.entries(TABLES[kind] ?? {}).map(([key, bound]) => [
      key,
      boundSamples(bound).good.at(-1),
    ]);
    const most = {
      ...Object.fromEntries(last),
      ...(kind === 'profile' && { primaryPosition: 'ST' }),
      ...(kind === 'references' && { contactConsent: true }),
    };
    expect(await create(kind, most)).toEqual(ALLOWED);
    expect(await create(kind, { ...most, verified: true })).toEqual(DENIED);
  },
);

test.each([
  ['profile', { primaryPosition: 'LW', secondaryPositions: ['LW'] }],
  ['career', { from: '2024-02', to: '2024-01' }],
  ['career', { appearances: 0, goals: 1 }],
  ['education', { from: '2024-02', to: '2024-01' }],
  ['references', { contactConsent: false, contact: 'ola@example.org' }],
])('%s: what contradicts itself is refused (%j)', async (kind, fields) => {
  expect(await create(kind, fields)).toEqual(DENIED);
});
