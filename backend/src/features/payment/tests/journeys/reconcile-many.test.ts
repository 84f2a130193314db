import { randomUUID } from 'node:crypto';
import { callApi } from '@skora/scripts/stripe-stand-in/without-http';
import { requirePayments } from '../../../../lib/stripe/require-payments';
import { StripeGateway } from '../../../../lib/stripe/stripe-gateway';
import { startPayments, WEBHOOK_SECRET, type PaymentTest } from '../../../../testing/start-payments';
import { reconcileBilling } from '../../sync/reconcile-billing';

/** A record takes about 15 ms of processor time; `SKORA_RECONCILE_RECORDS=1130` tries as many as a grown site has. */
const RECORDS = Number(process.env.SKORA_RECONCILE_RECORDS ?? 60);
/** Milliseconds a run may take. */
const BUDGET = 50;

let shop: PaymentTest;
beforeAll(async () => {
  shop = await startPayments({}, undefined, `demo-${randomUUID()}`);
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

function deps() {
  const { firestore, auth, now } = shop.service;
  const { url: apiUrl } = shop.standIn;
  const stripe = { secretKey: 'sk_test_local', webhookSecret: WEBHOOK_SECRET, apiUrl, tax: false };
  return {
    ...{ firestore, auth, now },
    config: { pricesConfirmed: false, linkSecret: 'a secret of the tests', stripe },
    payments: requirePayments(new StripeGateway({ ...stripe, timeoutMs: 60_000 })),
    log: { warn: () => undefined, error: () => undefined },
    closing: new AbortController().signal,
    longestRunMs: BUDGET,
  };
}

test('with many records and little time, run after run goes on until each account was compared once', async () => {
  await addPayers();
  const runs: number[] = [];
  let left = RECORDS;
  while (left > 0) {
    const found = await reconcileBilling(deps());
    expect(found).toMatchObject({ corrected: found.checked, failed: 0, left: left - found.checked });
    expect(found.checked).toBeGreaterThan(0);
    ({ left } = found);
    runs.push(found.checked);
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
