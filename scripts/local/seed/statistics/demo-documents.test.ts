import { call, stamped, readToken } from '../../../../backend/rules/harness/firestore-harness';
import { firestoreFields } from '../../../../backend/rules/harness/firestore-value';
import { openWeeks, parseConfirmation } from '@skora/domain';
import { demoDocuments } from './demo-documents';
import { demoRecords } from './demo-records';

const now = new Date();
const open = openWeeks(now).map(({ id }) => id);

/** Older weeks are closed to players, and what coaches decide is written by the backend alone. */
function isWritable(path: string): boolean {
  return /^(statEntries|goals)\//.test(path) || open.some((week) => path.includes(`/${week}-`));
}

test.each(demoRecords.map((record) => [record.uid, record] as const))(
  '%s could have typed the whole record: the rules take it',
  async (_uid, record) => {
    // A player of its own, so that the test can be repeated.
    const uid = `${record.uid}-${crypto.randomUUID()}`;
    const user = firestoreFields({ tierLevel: 'tier0', status: 'active' });
    await call('owner', 'PATCH', `/users/${uid}`, { fields: user });
    const documents = demoDocuments(record, now).filter(({ path }) => isWritable(path));
    expect(documents.length).toBeGreaterThan(0);
    const answers = await Promise.all(
      documents.map(async ({ path, fields }) => {
        const body = stamped(`profiles/${uid}/${path}`, firestoreFields(fields));
        return [path, (await call(readToken(uid), 'POST', ':commit', body)).status];
      }),
    );
    expect(answers).toEqual(documents.map(({ path }) => [path, 200]));
  },
);

test('what a coach decided is about numbers the player has', () => {
  const [mara] = demoRecords.map((record) => demoDocuments(record, now));
  const decided = (mara ?? []).filter(({ path }) => path.startsWith('confirmations/'));
  const parsed = decided.map(({ path, fields }) => parseConfirmation({ id: path, fields }));
  expect(parsed.map((one) => one?.decision)).toEqual(['confirmed', 'confirmed', 'declined']);
  expect(parsed.every((one) => one !== null && one.items.length > 0)).toBe(true);
});

test('every path is used once', () => {
  for (const record of demoRecords) {
    const paths = demoDocuments(record, now).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  }
});
