import { randomUUID } from 'node:crypto';
import { SAMPLE_OPERATOR } from '@skora/shared/utils/operator';
import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { connectFirebase, type FirebaseConnection } from '../../lib/firestore/connect-firebase';
import { startMailServer } from '../../testing/start-mail-server';
import { composeMails } from '../compose-mails';
import { Limits } from '../../lib/guards/limits';
import { createDeliveryLog } from '../../lib/mail/log/delivery-log';
import { createMailer } from '../../lib/mail/mailer';
import type { Job } from '../../lib/jobs/job';
import { runJob, type RunDeps } from '../../lib/jobs/run-job';
import { Outbox } from '../../lib/mail/outbox';
import { createMailGate } from '../../lib/mail/suppression/mail-gate';
import { openMailsOfHour } from '../create-outbox';
import { SCHEDULED_TASKS } from '../scheduled-tasks';
import { purposeOf } from '../mail-purposes';

const MINUTE = 60_000;

let mails: Awaited<ReturnType<typeof startMailServer>>;
let firebase: FirebaseConnection;
let outbox: Outbox;
let ahead: number;
let logged: string[];
beforeEach(async () => {
  mails = await startMailServer();
  // A project of its own: sweeps take whatever is due.
  firebase = connectFirebase(`demo-${randomUUID()}`);
  ahead = 0;
  logged = [];
  outbox = open(mails.url);
});
afterEach(async () => {
  await outbox.close();
  await firebase.close();
  await mails.close();
});

function now() {
  return Date.now() + ahead;
}

function open(smtpUrl: string | null, perHour = 1000, deliveryLog = mails.deliveryLog): Outbox {
  const { auth, firestore } = firebase;
  const note = (fields: object, message: string) => logged.push(`${message} ${JSON.stringify(fields)}`);
  const gate = createMailGate({ firestore, now, log: { warn: note } });
  return new Outbox({
    firestore,
    mailer: smtpUrl === null ? null : createMailer({ smtpUrl, from: 'SKORA <no-reply@skora.example>' }, gate),
    deliveryLog: createDeliveryLog(deliveryLog),
    compose: composeMails({
      auth,
      firestore,
      publicOrigin: 'https://skora.example',
      linkSecret: 'a secret of the tests',
      operator: SAMPLE_OPERATOR,
      now,
    }),
    purposeOf,
    now,
    log: { warn: note, error: note },
    takeOfHour: openMailsOfHour(new Limits(now, null), perHour),
  });
}

/** Tries the waiting mails again, as a process of its own does, which may have a clock of its own. */
async function sweep(through: Outbox, budgetMs = Infinity, clock = now) {
  const deps = { ...firebase, now: clock, outbox: through } as unknown as RunDeps;
  const closing = new AbortController().signal;
  return runJob({ ...deps, closing }, 'mail-outbox', SCHEDULED_TASKS['mail-outbox'] as Job, budgetMs);
}

function post(to: string, through = outbox) {
  return through.transaction(async (_transaction, add) => add({ kind: 'deletion-done', to, uid: null }));
}

function entries() {
  return firebase.firestore.collection('mailOutbox').get();
}

test('a mail leaves once its transaction is committed, says that it is automatic, and leaves nothing behind', async () => {
  const to = 'ann@player.example';
  await post(to);
  const mail = await mails.next(to, /^Your account was deleted/);
  await outbox.idle();
  expect(mail.to).toEqual([to]);
  expect(mail.headers).toMatchObject({
    from: 'SKORA <no-reply@skora.example>',
    'auto-submitted': 'auto-generated',
    'message-id': expect.stringMatching(/^<[\w-]{36}@skora\.example>$/),
  });
  expect((await entries()).empty).toBe(true);
});

test('a mail of a newer release waits for it, and is not nearer to being given up', async () => {
  const silent = open(null);
  await post('ann@player.example', silent);
  await silent.close();
  const [entry] = (await entries()).docs;
  await entry?.ref.update({ 'mail.kind': 'of-tomorrow' });
  for (let tried = 0; tried < 8; tried += 1) {
    ahead += DAY_MS / 10;
    await sweep(outbox);
  }
  const [kept] = (await entries()).docs;
  expect(kept?.get('attempts')).toBe(entry?.get('attempts'));
  expect(logged.join()).not.toContain('given up');
  await kept?.ref.update({ 'mail.kind': 'deletion-done' });
  ahead += MINUTE;
  await sweep(outbox);
  await mails.next('ann@player.example', /^Your account was deleted/);
});

test('beyond the mails of an hour a mail waits for the next one, and is not nearer to being given up', async () => {
  const careful = open(mails.url, 2);
  for (const name of ['ann', 'bob', 'cleo']) await post(`${name}@player.example`, careful);
  await careful.idle();
  expect(mails.mails).toHaveLength(2);
  expect(logged.join()).toContain('mails of this hour are used up');
  expect((await entries()).docs.map((entry) => entry.get('attempts') as number)).toEqual([0]);
  ahead += 61 * MINUTE;
  expect(await sweep(careful)).toEqual({ delivered: 1, left: 0, failed: 0 });
  expect(mails.mails).toHaveLength(3);
  await careful.close();
});

test('notices leave a fifth of the mails of an hour to those that somebody waits for', async () => {
  const careful = open(mails.url, 5);
  for (const key of ['ann', 'bob', 'cleo', 'dan', 'eve']) {
    const notice = { kind: 'newsletter-known', to: `${key}@reader.example`, uid: null, key } as const;
    await careful.transaction(async (_transaction, add) => add(notice));
    await careful.idle();
  }
  expect(mails.mails).toHaveLength(4);
  await post('fay@player.example', careful);
  await careful.idle();
  expect(mails.mails).toHaveLength(5);
  await careful.close();
});

test('a transaction that fails sends nothing', async () => {
  const failing = outbox.transaction(async (_transaction, add) => {
    add({ kind: 'deletion-done', to: 'ann@player.example', uid: null });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await outbox.idle();
  expect(mails.mails).toEqual([]);
  expect((await entries()).empty).toBe(true);
});

test('a failed delivery is repeated after growing waits and given up after six attempts, then forgotten', async () => {
  mails.refuseWith(451);
  await post('ann@player.example');
  await outbox.idle();
  for (const wait of [0.5, 2, 10, 60, 360]) {
    ahead += wait * MINUTE - 5000;
    expect(await sweep(outbox)).toEqual({ delivered: 0, left: 0, failed: 0 });
    ahead += 10_000;
    expect(await sweep(outbox)).toEqual({ delivered: 0, left: 0, failed: 1 });
  }
  ahead += 29 * DAY_MS;
  expect(await sweep(outbox)).toEqual({ delivered: 0, left: 0, failed: 0 });
  const [kept] = (await entries()).docs;
  expect(kept?.data()).toMatchObject({ attempts: 6, givenUpAt: expect.any(Timestamp) });
  expect(kept?.get('nextAttemptAt')).toBeUndefined();
  ahead += 2 * DAY_MS;
  await sweep(outbox);
  expect((await entries()).empty).toBe(true);
  expect(logged.at(-1)).toMatch(/^mail given up/);
  expect(logged.join('\n')).not.toContain('ann@');
});

test('a recipient who does not exist is given up at once', async () => {
  mails.refuseWith(550);
  await post('nobody@player.example');
  await outbox.idle();
  expect((await entries()).docs.map((entry) => entry.get('attempts') as number)).toEqual([1]);
  ahead += DAY_MS;
  expect(await sweep(outbox)).toEqual({ delivered: 0, left: 0, failed: 0 });
});

test('what a process left behind is delivered by another one when its lease ends, once', async () => {
  const crashed = open(null);
  await post('ann@player.example', crashed);
  await crashed.close();
  expect(logged.join()).toContain('mail not delivered yet');
  ahead += 10 * MINUTE;
  const other = open(mails.url);
  const results = await Promise.all([sweep(outbox), sweep(other)]);
  expect(results.reduce((sum, { delivered = 0 }) => sum + delivered, 0)).toBe(1);
  expect(mails.mails).toHaveLength(1);
  await other.close();
});

test('a run whose time is over ends between two mails, and the next one goes on there', async () => {
  const receivers = ['ann', 'bob', 'cleo', 'dan'].map((name) => `${name}@player.example`);
  const silent = open(null);
  for (const to of receivers) await post(to, silent);
  await silent.close();
  ahead += 10 * MINUTE;
  // A second for every look at the clock: how fast the machine is does not matter.
  let [time, runs, sent, waiting] = [now(), 0, 0, receivers.length];
  const clock = () => (time += 1000);
  for (; waiting > 0; runs += 1) {
    const { delivered = 0, left } = await sweep(outbox, 2000, clock);
    [sent, waiting] = [sent + delivered, left];
    expect([delivered > 0, sent + waiting]).toEqual([true, receivers.length]);
  }
  expect(runs).toBeGreaterThan(1);
  expect(mails.mails.flatMap(({ to }) => to).sort()).toEqual(receivers);
});

test('a mail that a server took before it broke off is not sent again, if the log tells', async () => {
  mails.breakOff(true);
  await post('ann@player.example');
  await outbox.idle();
  expect(mails.mails).toHaveLength(1);
  mails.breakOff(false);
  ahead += MINUTE;
  expect(await sweep(outbox)).toEqual({ delivered: 1, left: 0, failed: 0 });
  expect(mails.mails).toHaveLength(1);
  expect((await entries()).empty).toBe(true);
});

test('somebody waits for a mail, so it goes out again while the log does not answer', async () => {
  const blind = open(mails.url, 1000, { url: 'http://127.0.0.1:1/', token: 'of the tests' });
  mails.breakOff(true);
  await post('ann@player.example', blind);
  await blind.idle();
  mails.breakOff(false);
  ahead += MINUTE;
  expect(await sweep(blind)).toEqual({ delivered: 1, left: 0, failed: 0 });
  expect(new Set(mails.mails.map(({ headers }) => headers['message-id'])).size).toBe(1);
  expect(mails.mails).toHaveLength(2);
  expect(logged.join()).toContain('delivery log unavailable');
  await blind.close();
});

test('a mail whose account is gone when it is due is dropped', async () => {
  await outbox.transaction(async (_transaction, add) => {
    const state = { generation: 0, sessionsFrom: null };
    add({ kind: 'verify-email', to: 'ann@player.example', uid: randomUUID(), state });
    add({ kind: 'reset-password', to: 'ann@player.example', uid: null });
    add({
      kind: 'guardian-request',
      to: 'p@parent.example',
      uid: randomUUID(),
      requestId: 'x',
      childName: 'Ann',
    });
  });
  await outbox.idle();
  expect(mails.mails).toEqual([]);
  expect((await entries()).empty).toBe(true);
});

test('a mail server that is away costs the sender nothing', async () => {
  const away = open('smtp://127.0.0.1:1');
  await post('ann@player.example', away);
  await away.idle();
  expect((await entries()).size).toBe(1);
  await away.close();
});
