import { call, openAccount, stamped, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';
import {
  defaultVisibility,
  hiddenVisibility,
  levelsFor,
  VISIBILITY_FIELDS,
  VISIBILITY_LEVELS,
} from '@skora/domain';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };

async function player(yearsOld: number, status = 'active'): Promise<string> {
  const uid = await openAccount(status);
  const year = new Date().getUTCFullYear() - yearsOld;
  const fields = firestoreFields({ dateOfBirth: `${year}-01-01` });
  await call('owner', 'PATCH', `/privateAccounts/${uid}`, { fields });
  return uid;
}

const adult = () => player(30);
const minor = () => player(15);

function choose(uid: string, fields: unknown, token: string | null = readToken(uid), revision = 1) {
  const body = firestoreFields({ fields, revision, schemaVersion: 1 });
  return call(token, 'POST', ':commit', stamped(`profiles/${uid}/settings/visibility`, body));
}

const pairs = VISIBILITY_FIELDS.flatMap((field) => VISIBILITY_LEVELS.map((level) => [field, level] as const));

test.each(pairs)('%s can be shown as %s by those who may', async (field, level) => {
  const ofMinor = levelsFor(field, false).includes(level) ? ALLOWED : DENIED;
  const send = async (make: () => Promise<string>) => choose(await make(), { [field]: level });
  expect(await Promise.all([adult, minor].map(send))).toEqual([ALLOWED, ofMinor]);
});

test.each([
  ['an adult', true, adult],
  ['a minor', false, minor],
])('the defaults of %s, and hiding everything, are allowed', async (_who, isAdult, make) => {
  expect(await choose(await make(), defaultVisibility(isAdult))).toEqual(ALLOWED);
  expect(await choose(await make(), hiddenVisibility())).toEqual(ALLOWED);
});

test.each([
  ['an unknown part', { pulse: 'me' }],
  ['an unknown level', { name: 'friends' }],
  ['a yes', { name: true }],
  ['a list', ['name']],
  ['a text', 'public'],
  ['nothing', null],
])('%s is refused', async (_name, fields) => {
  expect(await choose(await adult(), fields)).toEqual(DENIED);
});

test('a player without a date of birth shows nothing to everybody', async () => {
  const uid = await openAccount();
  expect(await choose(uid, { name: 'public' })).toEqual(DENIED);
  expect(await choose(uid, { name: 'link' })).toEqual(ALLOWED);
});

test('nobody else reads or chooses; a waiting account does not choose', async () => {
  const uid = await adult();
  const stranger = await openAccount();
  for (const token of [readToken(stranger), null]) {
    expect(await choose(uid, hiddenVisibility(), token)).toEqual(DENIED);
    expect(await call(token, 'GET', `/profiles/${uid}/settings/visibility`)).toEqual(DENIED);
  }
  const waiting = await player(15, 'pending-guardian');
  expect(await choose(waiting, hiddenVisibility())).toEqual(DENIED);
});

test('the choice is not removed, not written elsewhere, and a change names its revision', async () => {
  const uid = await adult();
  expect(await choose(uid, hiddenVisibility(), readToken(uid), 2)).toEqual(DENIED);
  expect(await choose(uid, hiddenVisibility())).toEqual(ALLOWED);
  expect(await choose(uid, hiddenVisibility(), readToken(uid), 1)).toEqual(DENIED);
  expect(await call(readToken(uid), 'DELETE', `/profiles/${uid}/settings/visibility`)).toEqual(DENIED);
  const elsewhere = stamped(
    `profiles/${uid}/settings/other`,
    firestoreFields({ fields: {}, revision: 1, schemaVersion: 1 }),
  );
  expect(await call(readToken(uid), 'POST', ':commit', elsewhere)).toEqual(DENIED);
});
