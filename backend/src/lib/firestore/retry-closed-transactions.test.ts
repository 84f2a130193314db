import { randomUUID } from 'node:crypto';
import { connectFirebase, type FirebaseConnection } from './connect-firebase';

let firebase: FirebaseConnection;
beforeAll(() => {
  firebase = connectFirebase(`demo-${randomUUID()}`);
});
afterAll(() => firebase.close());

/** Runs a transaction whose first attempt fails with this answer. @returns how many attempts it took */
async function attemptsAfter(message: string): Promise<number> {
  const ref = firebase.firestore.doc(`tries/${randomUUID()}`);
  let attempts = 0;
  await firebase.firestore.runTransaction(async (transaction) => {
    attempts += 1;
    await transaction.get(ref);
    if (attempts === 1) throw Object.assign(new Error(message), { code: 3 });
    transaction.set(ref, { attempts });
  });
  expect((await ref.get()).data()).toEqual({ attempts });
  return attempts;
}

test.each([
  '3 INVALID_ARGUMENT: Transaction is invalid or closed.',
  '3 INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid.',
])('a transaction that the store has ended begins again: %s', async (message) => {
  expect(await attemptsAfter(message)).toBe(2);
});

test('another bad argument is not tried again', async () => {
  await expect(attemptsAfter('3 INVALID_ARGUMENT: A field is missing.')).rejects.toThrow(
    'A field is missing',
  );
});
