import { randomUUID } from 'node:crypto';
import { newJob } from '../../../lib/jobs/job-store';
import { endLease, runJobHere } from '../../../testing/run-task';
import { startPayments, type PaymentTest } from '../../../testing/start-payments';

const ACCOUNTS = 25;
const NOTHING = { checked: 0, corrected: 0, paused: 0, resumed: 0, failed: 0 };

let shop: PaymentTest;
beforeEach(async () => {
  shop = await startPayments({}, undefined, `demo-${randomUUID()}`);
});
afterEach(() => shop.close());

const uidOf = (index: number) => `payer-${String(index).padStart(2, '0')}`;
const sweep = () => shop.service.firestore.doc('jobs/payment-reconcile');

/** Accounts somebody has begun to pay for, whose tier is wrong. */
async function addPayers() {
  const { firestore } = shop.service;
  const writer = firestore.bulkWriter();
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const uid = uidOf(index);
    const { id } = await shop.stripe.customers.create({ metadata: { uid } });
    void writer.set(firestore.doc(`users/${uid}`), { tierLevel: 'tier4' });
    void writer.set(firestore.doc(`billing/${uid}`), {
      customers: { [id]: { id, request: null, isPaying: true } },
      revision: 0,
    });
  }
  void writer.set(firestore.doc('billing/nobody-pays'), { customers: {}, revision: 0 });
  await writer.close();
}

const reconcile = (changes: { budgetMs?: number; closing?: AbortSignal } = {}) =>
  runJobHere(shop.service, 'payment-reconcile', changes);

test('runs whose time is over go on where they were left until all are checked, and then begin anew', async () => {
  await addPayers();
  let checked = 0;
  let left = ACCOUNTS;
  for (let run = 0; left > 0; run += 1) {
    const { checked: now = 0, ...found } = await reconcile({ budgetMs: 0 });
    expect(found).toMatchObject({ corrected: now, failed: 0 });
    expect(now).toBeGreaterThan(0);
    expect(found.left).toBeLessThan(left);
    ({ left } = found);
    checked += now;
    expect(run).toBeLessThan(ACCOUNTS);
  }
  expect(checked).toBe(ACCOUNTS);
  expect(await reconcile()).toEqual({ ...NOTHING, checked: ACCOUNTS, left: 0 });
});

test('while another run is at it nothing is done; what a killed one held is free after a while', async () => {
  await addPayers();
  await sweep().set({
    ...newJob(shop.service.now()),
    cursor: { part: 'accounts', place: { id: uidOf(19) } },
    holder: 'another run',
    leaseEnds: shop.service.now() + 60_000,
  });
  expect(await reconcile()).toEqual({ ...NOTHING, left: 5 });
  await endLease(shop.service, 'payment-reconcile');
  expect(await reconcile()).toEqual({ ...NOTHING, checked: 5, corrected: 5, left: 0 });
});

test('an account that fails is counted and holds up no other', async () => {
  await addPayers();
  const broken = { customers: { cus_of_nobody: null }, revision: 0 };
  await shop.service.firestore.doc('billing/a-broken-one').set(broken);
  await shop.service.firestore.doc('billing/another-broken-one').set({ customers: null });
  const found = await reconcile();
  expect(found).toEqual({ ...NOTHING, checked: ACCOUNTS + 1, corrected: ACCOUNTS, failed: 1, left: 0 });
});

test('a process that is asked to end stops after the accounts under way', async () => {
  await addPayers();
  const { checked = 0, left } = await reconcile({ closing: AbortSignal.abort() });
  expect(checked).toBeLessThan(ACCOUNTS);
  expect(checked + left).toBeGreaterThanOrEqual(ACCOUNTS);
});
