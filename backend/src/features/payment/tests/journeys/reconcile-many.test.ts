import { randomUUID } from 'node:crypto';
import { callApi } from '@skora/stand-ins/stripe/testing/without-http';
import { runJobHere } from '../../../../testing/run-task';
import { startPayments, type PaymentTest } from '../../../../testing/start-payments';

/** A record takes about 15 ms of processor time; `SKORA_RECONCILE_RECORDS=1130` tries as many as a grown site has. */
const RECORDS = Number(process.env.SKORA_RECONCILE_RECORDS ?? 60);
/** One step a run. */
const BUDGET = 0;

let shop: PaymentTest;
beforeAll(async () => {
  shop = await startPayments({}, 60_000, `demo-${randomUUID()}`);
});
afterAll(() => shop.close());

const uidOf = (index: number) => `payer-${String(index).padStart(5, '0')}`;

/** Accounts somebody has begun to pay for, whose tier is wrong. */
async function addPayers() {
  const { firestore } = shop.service;
  const writer = firestore.bulkWriter({ throttling: false });
  for (let index = 0; index < RECORDS; index += 1) {
    const uid = uidOf(index);
    const { id } = callApi(shop.standIn.state, 'POST /v1/customers', { metadata: { uid } });
    void writer.set(firestore.doc(`users/${uid}`), { tierLevel: 'tier4' });
    void writer.set(firestore.doc(`billing/${uid}`), {
      customers: { [id]: { id, request: null, isPaying: true } },
      revision: 0,
    });
  }
  await writer.close();
}

test('with many records and little time, run after run goes on until each account was compared once', async () => {
  await addPayers();
  const runs: number[] = [];
  let left = RECORDS;
  while (left > 0) {
    const { checked = 0, ...found } = await runJobHere(shop.service, 'payment-reconcile', {
      budgetMs: BUDGET,
    });
    expect(found).toMatchObject({ corrected: checked, failed: 0, left: left - checked });
    expect(checked).toBeGreaterThan(0);
    ({ left } = found);
    runs.push(checked);
  }
  expect(runs.length).toBeGreaterThan(1);
  expect(runs.reduce((sum, checked) => sum + checked, 0)).toBe(RECORDS);
  const records = await shop.service.firestore.collection('billing').where('revision', '==', 1).count().get();
  expect(records.data().count).toBe(RECORDS);
  const wrong = await shop.service.firestore
    .collection('users')
    .where('tierLevel', '==', 'tier4')
    .count()
    .get();
  expect(wrong.data().count).toBe(0);
});
