import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { startMail, type Mail } from '@skora/stand-ins/mail/start-mail';
import { latestRecords } from '../../../lib/mail/log/mail-record';
import { readSuppression } from '../../../lib/mail/suppression/suppression-store';
import { postJson } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { untilFound } from '../../../testing/until-found';

let mailbox: Mail;
let service: TestApp;
beforeAll(async () => {
  mailbox = await startMail({ smtp: 0, mailbox: 0 });
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const sendGridKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  service = await startTestApp(
    {
      mail: { smtpUrl: mailbox.smtpUrl, from: 'SKORA <no-reply@skora.example>' },
      mailEvents: { sendGridKey, resendSecret: null },
    },
    `demo-${randomUUID()}`,
  );
  mailbox.events.target = { url: `${service.origin}/mail-events/sendgrid`, privateKey };
});
afterAll(async () => {
  await service.close();
  await mailbox.stop();
});

interface Arrived {
  id: string;
  headers: Record<string, string>;
}

/** Asks for a mail to an address and waits until it was tried. @returns the mails that arrived there */
async function subscribe(email: string): Promise<Arrived[]> {
  await postJson(service.origin, '/newsletter/subscribe', { email });
  const waiting = service.firestore.collection('mailOutbox').where('mail.to', '==', email);
  await untilFound(waiting, ({ docs }) =>
    docs.every((entry) => entry.get('givenUpAt') !== undefined || entry.get('unsure') !== true),
  );
  const answer = await fetch(`${mailbox.mailboxUrl}/api/messages?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as Arrived[];
}

/** Presses a button of the mailbox. @returns the page that follows */
async function press(id: string, event: string): Promise<string> {
  const path = `${mailbox.mailboxUrl}/messages/${id}/events`;
  const answer = await fetch(path, { method: 'POST', body: new URLSearchParams({ event }) });
  expect(answer.status).toBe(200);
  return answer.text();
}

const fresh = () => `${randomUUID()}@reader.example`;

test.each([
  ['bounced', 'hard-bounce', 'hard-bounce'],
  ['full', 'soft-bounce', 'soft-bounces'],
  ['spam', 'complaint', 'complaint'],
  ['delivered', 'delivered', undefined],
])('the button for %s tells the backend of a %s', async (event, kind, reason) => {
  const email = fresh();
  const [mail] = await subscribe(email);
  expect(await press(mail?.id ?? '', event)).toContain('The backend took it.');
  expect((await readSuppression(service.firestore, email))?.reason).toBe(reason);
  const records = await latestRecords(service.firestore, email, 10);
  // The same Message-ID: the event stands beside the mail it is about.
  expect(records.map(({ messageId, events }) => [messageId, events.map((one) => one.kind)])).toEqual([
    [mail?.headers['message-id'], [kind]],
  ]);
});

test('after “Bounced” a second mail to the address is withheld', async () => {
  const email = fresh();
  const [mail] = await subscribe(email);
  await press(mail?.id ?? '', 'bounced');
  expect(await subscribe(email)).toHaveLength(1);
  const outbox = await service.firestore.collection('mailOutbox').where('mail.to', '==', email).get();
  expect(outbox.docs.map((entry) => entry.get('givenUpAt') !== undefined)).toEqual([true]);
});

test('an event that is signed with another key is refused, and the page says so', async () => {
  const email = fresh();
  const [mail] = await subscribe(email);
  const { target } = mailbox.events;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  mailbox.events.target = target && { ...target, privateKey };
  expect(await press(mail?.id ?? '', 'bounced')).toContain('The backend refused it (400).');
  mailbox.events.target = target;
  expect(await readSuppression(service.firestore, email)).toBeUndefined();
});
