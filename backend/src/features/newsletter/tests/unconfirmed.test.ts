import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { emailAddressKey } from '../../../lib/text/email-address';
import { runTask, TASKS_SECRET } from '../../../testing/run-task';
import { postJson, send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { unsubscribeToken } from '../unsubscribe-token';

// A project of its own: every subscription of it is looked at.
let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest({ tasksSecret: TASKS_SECRET }, `demo-${randomUUID()}`));
});
afterAll(() => close());

const subscriber = (email: string) =>
  service.firestore.collection('newsletterSubscribers').doc(emailAddressKey(email));
const post = (path: string) => send(service.origin, { method: 'POST', path: `/newsletter/${path}` });

/** Somebody types an address; nobody has confirmed it yet. */
async function type(email = `${randomUUID()}@player.example`) {
  await postJson(service.origin, '/newsletter/subscribe', { email });
  return email;
}

async function confirm(email: string) {
  const link = linkIn(await mails.next(email, /^Confirm that you want/));
  await post(`confirmations/${link.searchParams.get('confirm')}`);
}

test('an address that nobody confirms is gone a week after it was typed last, with its log', async () => {
  const [once, again, confirmed] = [await type(), await type(), await type()];
  await confirm(confirmed);
  service.advance(6 * DAY_MS);
  await type(again);
  expect(await runTask(service, 'account-retention')).toMatchObject({ deleted: 0, failed: 0 });
  service.advance(DAY_MS);
  expect(await runTask(service, 'account-retention')).toMatchObject({ deleted: 1, failed: 0 });
  expect((await subscriber(once).get()).exists).toBe(false);
  expect((await subscriber(once).collection('consents').get()).size).toBe(0);
  expect((await subscriber(again).get()).data()).toMatchObject({ status: 'pending', email: again });
  service.advance(60 * DAY_MS);
  await runTask(service, 'account-retention');
  expect((await subscriber(again).get()).exists).toBe(false);
  expect((await subscriber(confirmed).get()).data()).toMatchObject({ status: 'confirmed', email: confirmed });
});

test('one that had unsubscribed and that somebody types again stays unsubscribed', async () => {
  const email = await type();
  await confirm(email);
  await post(`unsubscriptions/${unsubscribeToken('a secret of the tests', emailAddressKey(email))}`);
  service.advance(DAY_MS);
  await type(email);
  service.advance(7 * DAY_MS);
  await runTask(service, 'account-retention');
  expect((await subscriber(email).get()).data()).toMatchObject({ status: 'unsubscribed', email: null });
  expect((await subscriber(email).collection('consents').get()).size).toBeGreaterThan(0);
});
