import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { SCHEDULED_TASKS } from '../scheduled-tasks';
import { enqueueMail } from '../../lib/mail/outbox-store';
import { fillSubscribers } from '../../testing/fill-subscribers';
import { runJobHere } from '../../testing/run-task';
import { startMailTest, type MailTest } from '../../testing/start-mail-test';
import { beginIssue } from '../../features/digest/store/digest-issue-store';

// Each run does one step, so that every task needs many runs.

let current: MailTest;
let db: Firestore;
beforeEach(async () => {
  current = await startMailTest({}, `demo-${randomUUID()}`);
  db = current.service.firestore;
});
afterEach(() => current.close());

const BIRTH = '2000-01-01';
const before = () => Timestamp.fromMillis(current.service.now() - DAY_MS);
const later = () => Timestamp.fromMillis(current.service.now() + DAY_MS);
const ids = (count: number) => Array.from({ length: count }, (_, index) => `one-${1000 + index}`);

/** Writes so many documents, some for each. */
async function fill(count: number, documents: (id: string) => Record<string, object>) {
  const writer = db.bulkWriter();
  for (const id of ids(count)) {
    for (const [path, fields] of Object.entries(documents(id))) void writer.set(db.doc(path), fields);
  }
  await writer.close();
}

const size = async (path: string) => (await db.collection(path).count().get()).data().count;

interface Case {
  task: string;
  /** Makes more than fits into a step. */
  make: () => Promise<unknown>;
  /** What all runs have counted together. */
  counted?: Record<string, number>;
  /** What is then left in the store. */
  remains?: () => Promise<unknown>;
  expected?: unknown;
}

const showcase = (capacity: number, waiting: number) => ({
  ...{ title: 'Trial', startsAt: later(), closesAt: later(), capacity, taken: capacity, waiting },
});

const cases: Case[] = [
  {
    task: 'account-retention',
    make: () =>
      fill(310, (id) => ({
        [`mailEvents/${id}`]: { expireAt: before() },
        [`ageGates/${id}`]: { expireAt: later() },
      })),
    counted: { deleted: 310 },
    remains: () => size('mailEvents'),
    expected: 0,
  },
  {
    task: 'contact-retention',
    make: () =>
      fill(5, (id) => ({
        [`contactMessages/${id}`]: { expireAt: before() },
        [`clipReporters/${id}`]: { expireAt: before() },
      })),
    counted: { deleted: 10 },
    remains: () => size('clipReporters'),
    expected: 0,
  },
  {
    task: 'due-deletions',
    make: () => fill(5, (id) => ({ [`accountDeletions/${id}`]: { dueAt: before() } })),
    counted: { deleted: 5 },
    remains: async () =>
      (await db.collection('accountDeletions').where('dueAt', '>', new Date(0)).get()).size,
    expected: 0,
  },
  {
    task: 'grown-accounts',
    make: async () => {
      await current.service.auth.importUsers(ids(30).map((uid) => ({ uid })));
      await fill(30, (id) => ({
        [`users/${id}`]: { status: 'pending-guardian', role: 'player' },
        [`privateAccounts/${id}`]: { dateOfBirth: BIRTH, country: 'PT', displayName: 'Mara' },
      }));
    },
    counted: { opened: 30, followed: 0 },
    remains: async () => (await db.collection('users').where('status', '==', 'active').get()).size,
    expected: 30,
  },
  {
    task: 'lost-sign-ins',
    make: async () => {
      await current.service.auth.importUsers(
        ids(120)
          .slice(2)
          .map((uid) => ({ uid })),
      );
      await fill(120, (id) => ({ [`users/${id}`]: { status: 'active', addressKeys: [] } }));
    },
    counted: { checked: 120, closed: 2 },
    remains: () => size('accountDeletions'),
    expected: 2,
  },
  {
    task: 'mail-outbox',
    make: async () => {
      for (const id of ids(25)) {
        const mail = { kind: 'deletion-done', to: `${id}@reader.example`, uid: null } as const;
        await db.runTransaction(async (transaction) =>
          enqueueMail(db, transaction, mail, current.service.now()),
        );
      }
    },
    counted: { delivered: 25 },
    remains: async () =>
      new Set(current.mails.mails.flatMap(({ to }) => to)).size + (await size('mailOutbox')),
    expected: 25,
  },
  {
    task: 'map-counts',
    make: () =>
      fill(310, (id) => ({
        [`users/${id}`]: { status: 'active', role: 'player', privateByDefault: true },
        [`privateAccounts/${id}`]: { country: 'PT', dateOfBirth: '2015-01-01' },
      })),
    counted: { countries: 1 },
    remains: async () => (await db.doc('mapCounts/minors').get()).data(),
    expected: { countries: { PT: 310 } },
  },
  {
    task: 'map-ages',
    make: () => fill(45, (id) => ({ [`mapMembers/${id}`]: { nextBandOn: '2020-01-01', country: 'PT' } })),
    counted: { refreshed: 45 },
  },
  {
    task: 'newsletter-digest',
    make: async () => {
      await fillSubscribers(db, 120, 'reader.example');
      const url = 'https://skora.example/blog/scanning';
      const article = {
        title: 'Scanning',
        description: 'Look first.',
        published: current.service.now(),
        url,
      };
      await beginIssue(db, '2031-01', [article], current.service.now());
    },
    remains: async () => [
      current.mails.mails.length,
      new Set(current.mails.mails.flatMap(({ to }) => to)).size,
    ],
    expected: [120, 120],
  },
  {
    task: 'notification-mornings',
    make: () => fill(45, (id) => ({ [`notifications/${id}`]: { morningAt: before() } })),
    counted: { players: 45, mails: 0 },
    remains: async () =>
      (await db.collection('notifications').where('morningAt', '<=', new Date(current.service.now())).get())
        .size,
    expected: 0,
  },
  {
    task: 'held-places',
    make: async () => {
      await db.doc('showcases/trial').set(showcase(25, 0));
      await fill(25, (id) => ({
        [`showcases/trial/registrations/${id}`]: {
          uid: id,
          status: 'held',
          at: before(),
          answerBy: before(),
        },
      }));
    },
    counted: { released: 25 },
    remains: async () => (await db.doc('showcases/trial').get()).get('taken') as number,
    expected: 0,
  },
  {
    task: 'lost-places',
    make: async () => {
      await db.doc('showcases/a-trial').set(showcase(55, 0));
      await db.doc('showcases/b-trial').set(showcase(0, 0));
      await fill(55, (id) => ({
        [`showcases/a-trial/registrations/${id}`]: { uid: id, status: 'registered', at: before() },
      }));
    },
    counted: { ended: 55, movedUp: 0 },
    remains: () => size('showcases/a-trial/registrations'),
    expected: 0,
  },
];

test.each(cases)(
  '$task: runs go on where they were left, with nothing twice and nothing missed',
  async (one) => {
    await one.make();
    const sums: Record<string, number> = {};
    const readJob = async () => (await db.doc(`jobs/${one.task}`).get()).data();
    let runs = 0;
    for (let isOver = false; !isOver; runs += 1) {
      const { left, failed, ...counts } = await runJobHere(current.service, one.task, { budgetMs: 0 });
      expect(failed).toBe(0);
      for (const [name, count = 0] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
      isOver = (await readJob())?.['cursor'] === null;
      if (isOver) expect(left).toBe(0);
      expect(runs).toBeLessThan(50);
    }
    expect(runs).toBeGreaterThan(1);
    if (one.counted) expect(sums).toEqual(one.counted);
    expect(await one.remains?.()).toEqual(one.expected);
    expect(await readJob()).toMatchObject({ cursor: null, position: 0, holder: null, error: null });
  },
);

/** Tried with many records by tests of their own. */
const ELSEWHERE = ['cohorts', 'payment-reconcile'];
/** Takes one step for all that there is: a row a task. */
const SHORT = ['overdue-jobs'];
/** Needs push services: `pushes.test.ts`. */
const PUSHES = ['notification-pushes'];

test('every task is tried with more than fits into a step', () => {
  const tried = [...cases.map(({ task }) => task), ...ELSEWHERE, ...SHORT, ...PUSHES];
  expect(tried.sort()).toEqual(Object.keys(SCHEDULED_TASKS).sort());
});
