import { randomUUID } from 'node:crypto';
import { connectFirebase } from '@skora/backend/lib/firestore/connect-firebase';
import { countOperations } from './count-operations';

test('documents that are read, written and deleted are counted as they are billed', async () => {
  const { firestore: db, close } = connectFirebase(`demo-${randomUUID()}`);
  const players = db.collection('players');
  const operations = countOperations(db);

  const batch = db.batch();
  for (const id of ['ann', 'ben', 'cleo']) batch.set(players.doc(id), { id });
  await batch.commit();
  expect(operations).toEqual({ reads: 0, writes: 3, deletes: 0 });

  await players.get();
  expect(operations.reads).toBe(3);
  await db.getAll(players.doc('ann'), players.doc('nobody'));
  expect(operations.reads).toBe(5);
  await players.where('id', '==', 'nobody').get();
  expect(operations.reads).toBe(6);
  await players.count().get();
  expect(operations.reads).toBe(7);

  await db.runTransaction(async (transaction) => {
    await transaction.get(players.doc('ann'));
    transaction.update(players.doc('ann'), { seen: true }).delete(players.doc('ben'));
  });
  expect(operations).toEqual({ reads: 8, writes: 4, deletes: 1 });
  await close();
});
