import { randomUUID } from 'node:crypto';
import { SAMPLE_OPERATOR } from '@skora/shared/utils/operator';
import { emailAddressKey } from '../../../lib/text/email-address';
import { countOutcomes, beginIssue, issueRef, readIssue, recipientsRef } from '../store/digest-issue-store';
import { fillSubscribers } from '../../../testing/fill-subscribers';
import { endLease, runJobHere } from '../../../testing/run-task';
import { mailConfig, startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { startTaskProcess } from '../../../testing/start-task-process';
import { untilFound } from '../../../testing/until-found';
import { CONNECTIONS } from '../send-issue';

// A process that dies in a transaction leaves its locks behind, and the store lets go of them after a minute.

const ISSUE = '2031-01';
const COUNT = 300;
const HALF = COUNT / 2;
const LEASE = 120_000;

let current: MailTest;
let emails: string[];
beforeEach(async () => {
  current = await startMailTest({}, `demo-${randomUUID()}`);
  const { firestore, now } = current.service;
  emails = await fillSubscribers(firestore, COUNT, 'reader.example');
  const article = { title: 'Scanning', description: 'Look first.', published: now() };
  await beginIssue(firestore, ISSUE, [{ ...article, url: 'https://skora.example/blog/scanning' }], now());
});
afterEach(() => current.close());

function startRun() {
  return startTaskProcess(['newsletter-digest'], {
    GCLOUD_PROJECT: current.service.projectId,
    SMTP_URL: current.mails.url,
    MAIL_LOG_URL: current.mails.deliveryLog.url,
    MAIL_LOG_TOKEN: current.mails.deliveryLog.token,
    PUBLIC_ORIGIN: 'https://skora.example',
  });
}

/** Runs in this process until nobody waits. */
function finish() {
  const { service } = current;
  const config = {
    mail: mailConfig(current.mails),
    mailEvents: { sendGridKey: null, resendSecret: null },
    publicOrigin: 'https://skora.example',
    operator: SAMPLE_OPERATOR,
    linkSecret: 'only for this machine',
  };
  return runJobHere(service, 'newsletter-digest', { config });
}

/** Two minutes later, for the recipients a dead run had taken and for the run itself. */
async function endLeases(): Promise<void> {
  current.service.advance(LEASE);
  await endLease(current.service, 'newsletter-digest');
}

/** Ends a run as a crash does. Resolves once the store has let go of what the run had locked. */
async function crash({ child, ended }: ReturnType<typeof startRun>): Promise<void> {
  child.kill('SIGKILL');
  await ended;
  const { firestore } = current.service;
  const batch = firestore.batch();
  const issue = issueRef(firestore, ISSUE);
  batch.update(issue, { beganAt: (await issue.get()).get('beganAt') as unknown });
  const { docs } = await recipientsRef(firestore, ISSUE).get();
  for (const entry of docs) batch.update(entry.ref, { attempts: entry.get('attempts') as unknown });
  await batch.commit();
}

const receivers = () => current.mails.mails.flatMap(({ to }) => to).sort();
const identifiers = () => current.mails.mails.map(({ headers }) => headers['message-id']);
const outcomes = async () => (await countOutcomes(current.service.firestore, ISSUE)).counts;

test('a run that is asked to end stops at once in order, and the next one goes on: everybody gets one mail', async () => {
  const run = startRun();
  await current.mails.received(HALF);
  run.child.kill('SIGTERM');
  const { code, output } = await run.ended;
  expect(code).toBe(0);
  const sent = current.mails.mails.length;
  expect(sent).toBeLessThan(COUNT);
  expect(output).toContain(`"sent":${sent},`);
  expect(await outcomes()).toMatchObject({ sent });

  // Nothing is left leased, so nobody has to wait.
  expect(await finish()).toMatchObject({ recipients: COUNT, sent: COUNT, waiting: 0 });
  expect(receivers()).toEqual([...emails].sort());
});

test('a run that is killed in the middle is finished by the next one: everybody gets exactly one mail', async () => {
  // The mails on the connections at that very moment are taken, and the run dies before it can write that down.
  current.mails.answerOnly(HALF);
  const run = startRun();
  await current.mails.received(HALF + CONNECTIONS);
  await crash(run);
  expect(await outcomes()).toMatchObject({ sent: HALF });
  current.mails.answerOnly(Infinity);

  // What the dead run had leased is left to it until its lease ends.
  const first = await finish();
  expect(first).toMatchObject({ failed: 0 });
  expect(first.waiting).toBeGreaterThanOrEqual(CONNECTIONS);
  await endLeases();
  expect(await finish()).toMatchObject({ recipients: COUNT, sent: COUNT, waiting: 0 });

  const expected = emails.map(
    (email) => `<digest.${ISSUE}.${emailAddressKey(email).slice(0, 32)}@skora.example>`,
  );
  expect(identifiers().sort()).toEqual([...expected].sort());
  expect(receivers()).toEqual([...emails].sort());
});

test('a run that is killed while it collects recipients misses nobody and takes nobody twice', async () => {
  const { firestore } = current.service;
  const run = startRun();
  await untilFound(recipientsRef(firestore, ISSUE).limit(1), ({ empty }) => !empty);
  await crash(run);
  await endLeases();
  await finish();
  expect(await readIssue(firestore, ISSUE)).toMatchObject({ status: 'sent', counts: { recipients: COUNT } });
  expect(receivers()).toEqual([...emails].sort());
});
