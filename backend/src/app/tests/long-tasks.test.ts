import { createECDH, randomUUID } from 'node:crypto';
import { startPush } from '@skora/stand-ins/push/start-push';
import { startStripe } from '@skora/stand-ins/stripe/start-stripe';
import Stripe from 'stripe';
import { endLease, killJobHere, stepJobHere } from '../../testing/run-task';
import { startMailTest } from '../../testing/start-mail-test';
import { SCHEDULED_TASKS } from '../scheduled-tasks';
import { dumpStore } from '../../testing/long-tasks/dump-store';
import type { World } from '../../testing/long-tasks/trial';
import { TRIALS } from '../../testing/long-tasks/trials';

/** What happened must not depend on the day and hour of the test. */
const BEGIN = Date.UTC(2031, 0, 15, 12);
/** More runs than any trial needs. */
const MAX_RUNS = 50;

let stripe: Awaited<ReturnType<typeof startStripe>>;
let push: Awaited<ReturnType<typeof startPush>>;
const pair = createECDH('prime256v1');
pair.generateKeys();
const vapid = {
  publicKey: pair.getPublicKey('base64url'),
  privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  subject: 'mailto:operator@skora.example',
};

const open: World[] = [];
beforeAll(async () => {
  stripe = await startStripe({ port: 0, webhook: null });
  push = await startPush(0);
});
afterEach(async () => {
  for (const world of open.splice(0)) await world.close();
});
afterAll(async () => {
  await stripe.stop();
  await push.stop();
});

/** A world of its own in which a task has something to do, on a certain day. */
async function makeWorld(task: string): Promise<World> {
  const { hostname, port } = new URL(stripe.url);
  const secrets = { secretKey: 'sk_test_local', webhookSecret: 'whsec_of_the_tests' };
  const test = await startMailTest(
    {
      stripe: { ...secrets, apiUrl: stripe.url, tax: false },
      push: { ...vapid, standIn: push.url },
    },
    `demo-${randomUUID()}`,
  );
  test.service.advance(BEGIN - test.service.now());
  const sdk = new Stripe(secrets.secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
  const world = { ...test, db: test.service.firestore, stripe: sdk, pushUrl: push.url };
  open.push(world);
  await TRIALS[task]?.make(world);
  return world;
}

const readJob = async ({ db }: World, task: string) => (await db.doc(`jobs/${task}`).get()).data();

/** Runs a task step by step until it is at its end. @returns how many runs that took, and what they have counted together */
async function finish(world: World, task: string, beforeRun: () => Promise<void> = async () => undefined) {
  const sums: Record<string, number> = {};
  for (let runs = 1; runs <= MAX_RUNS; runs += 1) {
    await beforeRun();
    const { left, failed, ...counts } = await stepJobHere(world.service, task);
    expect(failed).toBe(0);
    for (const [name, count = 0] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
    if ((await readJob(world, task))?.['cursor'] !== null) continue;
    expect(left).toBe(0);
    return { runs, sums };
  }
  throw new Error(`${task} is not at its end after ${MAX_RUNS} runs.`);
}

/** All that came of a task: the store, and the mails. */
async function outcome({ service, mails }: World, task: string) {
  const sent = mails.mails.map(({ to, subject }) => `${to.join()} ${subject}`).sort();
  return { store: await dumpStore(service.projectId, task), sent };
}

test.each(Object.keys(SCHEDULED_TASKS))(
  '%s: runs go on where they were left, and a run killed after each step changes nothing and does nothing twice',
  async (task) => {
    const trial = TRIALS[task];
    if (!trial)
      throw new Error(`Add what ${task} is tried with to backend/src/testing/long-tasks/trials.ts.`);
    const whole = await makeWorld(task);
    const { runs, sums } = await finish(whole, task);
    expect(runs > 1).toBe(trial.oneStep !== true);
    if (trial.counted) expect(sums).toEqual(trial.counted);
    expect(await trial.remains(whole)).toEqual(trial.expected);
    const end = { cursor: null, position: 0, holder: null, error: null };
    expect(await readJob(whole, task)).toMatchObject(end);

    const killed = await makeWorld(task);
    await finish(killed, task, async () => {
      await killJobHere(killed.service, task);
      expect(await readJob(killed, task)).toMatchObject({ holder: expect.any(String) });
      await endLease(killed.service, task);
    });
    expect(await trial.remains(killed)).toEqual(trial.expected);
    expect(await outcome(killed, task)).toEqual(await outcome(whole, task));
    expect(await readJob(killed, task)).toMatchObject(end);
  },
);
