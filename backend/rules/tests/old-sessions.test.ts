import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { RULES_FILE } from '../generator/write-rules';
import { call, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';
import { ALLOWED, DENIED } from '../harness/week-rows';
import { listReads } from '../harness/weigh-rules';
import { attempt } from './largest/attempt';
import { LARGEST_WRITES } from './largest/largest-writes';

/** Facts about nobody: whoever is signed in reads them, in an old session too. */
const IMPERSONAL = [
  '/academies/{academy}',
  '/showcases/{showcase}',
  '/mapCounts/{count}',
  '/cohorts/{sheet}',
];

const MINUTE = 60;
const reads = listReads(readFileSync(RULES_FILE, 'utf8'));
const isPersonal = (read: string) => !IMPERSONAL.includes(read.split(' ')[0] ?? '');

/** Reads a document that is there, or its collection, in a session that is so many seconds old. */
async function read(what: string, age: number) {
  const uid = randomUUID();
  const since = Math.floor(Date.now() / 1000) - MINUTE;
  const fields = firestoreFields({ status: 'active', sessionsFrom: since });
  await call('owner', 'PATCH', `/users/${uid}`, { fields });
  const [place = '', operation] = what.split(' ');
  const path = place.replaceAll('{uid}', uid).replaceAll(/\{\w+\}/g, 'one');
  if (path !== `/users/${uid}`) await call('owner', 'PATCH', path, { fields: {} });
  const asked = operation === 'get' ? path : `${path.slice(0, path.lastIndexOf('/'))}?pageSize=10`;
  return call(readToken(uid, age), 'GET', asked);
}

test.each(reads.filter(isPersonal))('%s: an old session is refused', async (what) => {
  expect(await read(what, 0)).toEqual(ALLOWED);
  expect(await read(what, 10 * MINUTE)).toEqual(DENIED);
});

test.each(reads.filter((what) => !isPersonal(what)))('%s: about nobody', async (what) => {
  expect(await read(what, 10 * MINUTE)).toEqual(ALLOWED);
});

const writes = LARGEST_WRITES.map(
  (write) => [`${write.of.join(', ')} ${write.name ?? ''}`.trim(), write] as const,
);

test.each(writes)('%s: an old session is refused', async (_name, write) => {
  expect(await attempt(write, 'demo-skora', 10 * MINUTE)).toEqual(DENIED);
});
