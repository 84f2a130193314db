import { randomUUID } from 'node:crypto';
import { requirePayments } from '../../../lib/stripe/require-payments';
import { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { startPayments, WEBHOOK_SECRET, type PaymentTest } from '../../../testing/start-payments';
import { reconcileBilling } from '../sync/reconcile-billing';

const ACCOUNTS = 25;
const NOTHING = { checked: 0, corrected: 0, paused: 0, resumed: 0, failed: 0 };

let shop: PaymentTest;
beforeEach(async () => {
  shop = await startPayments({}, undefined, `demo-${randomUUID()}`);
});
afterEach(() => shop.close());

const uidOf = (index: number) => `payer-${String(index).padStart(2, '0')}`;
const sweep = () => shop.service.firestore.doc('sweeps/payment-reconcile');

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

function deps(changes: { longestRunMs?: number; closing?: AbortSignal } = {}) {
  const { firestore, auth, now } = shop.service;
  const { url: apiUrl } = shop.standIn;
  const stripe = { secretKey: 'sk_test_local', webhookSecret: WEBHOOK_SECRET, apiUrl, tax: false };
  return {
    ...{ firestore, auth, now },
    config: { pricesConfirmed: false, linkSecret: 'a secret of the tests', stripe },
    payments: requirePayments(new StripeGateway(stripe)),
    log: { warn: () => undefined, error: () => undefined },
    closing: new AbortController().signal,
    longestRunMs: Infinity,
    ...changes,
  };
}

test('runs whose time is over go on where they were left until all are checked, and then begin anew', async () => {
  await addPayers();
  let checked = 0;
  let left = ACCOUNTS;
  for (let run = 0; left > 0; run += 1) {
    const found = await reconcileBilling(deps({ longestRunMs: 0 }));
    expect(found).toMatchObject({ corrected: found.checked, failed: 0 });
    expect(found.checked).toBeGreaterThan(0);
    expect(found.left).toBeLessThan(left);
    ({ left } = found);
    checked += found.checked;
    expect(run).toBeLessThan(ACCOUNTS);
  }
  expect(checked).toBe(ACCOUNTS);
  expect(await reconcileBilling(deps())).toEqual({ ...NOTHING, checked: ACCOUNTS, left: 0 });
});

test('while another run is at it nothing is done; what a killed one held is free after a while', async () => {
  await addPayers();
  await sweep().set({ after: uidOf(19), holder: 'another run', leaseEnds: shop.service.now() + 60_000 });
  expect(await reconcileBilling(deps())).toEqual({ ...NOTHING, left: 5 });
  shop.service.advance(61_000);
  expect(await reconcileBilling(deps())).toEqual({ ...NOTHING, checked: 5, corrected: 5, left: 0 });
});

test('an account that fails is counted and holds up no other', async () => {
  await addPayers();
  const broken = { customers: { cus_of_nobody: null }, revision: 0 };
  await shop.service.firestore.doc('billing/a-broken-one').set(broken);
  await shop.service.firestore.doc('billing/another-broken-one').set({ customers: null });
  const found = await reconcileBilling(deps());
  expect(found).toEqual({ ...NOTHING, checked: ACCOUNTS + 1, corrected: ACCOUNTS, failed: 1, left: 0 });
});

test('a process that is asked to end stops after the accounts under way', async () => {
  await addPayers();
  const found = await reconcileBilling(deps({ closing: AbortSignal.abort() }));
  expect(found.checked).toBeLessThan(ACCOUNTS);
  expect(found.checked + found.left).toBeGreaterThanOrEqual(ACCOUNTS);
});
