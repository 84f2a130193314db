import { DAY_MS } from '@skora/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beginIssue } from '../../features/digest/store/digest-issue-store';
import { newJob } from '../../lib/jobs/job-store';
import { enqueueMail } from '../../lib/mail/outbox-store';
import type { OutboxMail } from '../../lib/mail/outbox-mail';
import { fillComparable, sprintTimes } from '../fill-comparable';
import { fillSubscribers } from '../fill-subscribers';
import { addDevices, countPushes } from './devices';
import type { Trial, World } from './trial';

const ADULT = { dateOfBirth: '2000-01-01', country: 'PT', displayName: 'Mara', consents: [] };

const before = ({ service }: World) => Timestamp.fromMillis(service.now() - DAY_MS);
const later = ({ service }: World) => Timestamp.fromMillis(service.now() + DAY_MS);
const ids = (count: number) => Array.from({ length: count }, (_, index) => `one-${1000 + index}`);
const addressOf = (uid: string) => `${uid}@reader.example`;

/** Writes so many documents, some for each. */
async function fill({ db }: World, count: number, documents: (id: string) => Record<string, object>) {
  const writer = db.bulkWriter();
  for (const id of ids(count)) {
    for (const [path, fields] of Object.entries(documents(id))) void writer.set(db.doc(path), fields);
  }
  await writer.close();
}

const addSignIns = ({ service }: World, uids: string[]) =>
  service.auth.importUsers(uids.map((uid) => ({ uid, email: addressOf(uid) })));

const size = async ({ db }: World, path: string) => (await db.collection(path).count().get()).data().count;
const read = async ({ db }: World, path: string) => (await db.doc(path).get()).data();

/** How many mails there were, and how many readers. */
const mailed = async ({ mails: { mails } }: World) => [
  mails.length,
  new Set(mails.flatMap(({ to }) => to)).size,
];

const showcase = (world: World, capacity: number) => ({
  ...{
    title: 'Trial',
    startsAt: later(world),
    closesAt: later(world),
    capacity,
    taken: capacity,
    waiting: 0,
  },
});

/** By task. A task without a trial fails the test. */
export const TRIALS: Readonly<Record<string, Trial>> = {
  'account-retention': {
    make: (world) =>
      fill(world, 310, (id) => ({
        [`mailEvents/${id}`]: { expireAt: before(world) },
        [`ageGates/${id}`]: { expireAt: later(world) },
      })),
    counted: { deleted: 310 },
    remains: async (world) => [await size(world, 'mailEvents'), await size(world, 'ageGates')],
    expected: [0, 310],
  },
  cohorts: {
    make: (world) => {
      const measuredOn = before(world).toDate();
      return fillComparable(world.db, { values: sprintTimes(120), bornOn: '2015-03-09', measuredOn });
    },
    counted: { players: 120, cohorts: 1 },
    remains: (world) => read(world, 'cohorts/men-15-16'),
    expected: expect.objectContaining({
      tests: { 'sprint.sprint10.gates': { players: 120, anchors: expect.any(Array) } },
    }),
  },
  'contact-retention': {
    make: (world) =>
      fill(world, 5, (id) => ({
        [`contactMessages/${id}`]: { expireAt: before(world) },
        [`clipReporters/${id}`]: { expireAt: before(world) },
      })),
    counted: { deleted: 10 },
    remains: (world) => size(world, 'clipReporters'),
    expected: 0,
  },
  'due-deletions': {
    make: async (world) => {
      await addSignIns(world, ids(5));
      await fill(world, 5, (id) => ({ [`accountDeletions/${id}`]: { dueAt: before(world) } }));
    },
    counted: { deleted: 5 },
    remains: mailed,
    expected: [5, 5],
  },
  'grown-accounts': {
    make: async (world) => {
      await addSignIns(world, ids(30));
      await fill(world, 30, (id) => ({
        [`users/${id}`]: { status: 'pending-guardian', role: 'player' },
        [`privateAccounts/${id}`]: ADULT,
        [`guardianConsents/${id}`]: { status: 'revoked', followUp: true },
      }));
    },
    counted: { opened: 30, followed: 30 },
    remains: async (world) => [
      (await world.db.collection('users').where('status', '==', 'active').get()).size,
      ...(await mailed(world)),
    ],
    expected: [30, 30, 30],
  },
  'lost-sign-ins': {
    make: async (world) => {
      await addSignIns(world, ids(120).slice(2));
      await fill(world, 120, (id) => ({ [`users/${id}`]: { status: 'active', addressKeys: [] } }));
    },
    counted: { checked: 120, closed: 2 },
    remains: (world) => size(world, 'accountDeletions'),
    expected: 2,
  },
  'mail-outbox': {
    make: async ({ db, service }) => {
      for (const id of ids(25)) {
        const mail: OutboxMail = { kind: 'deletion-done', to: addressOf(id), uid: null };
        await db.runTransaction(async (transaction) => enqueueMail(db, transaction, mail, service.now()));
      }
    },
    counted: { delivered: 25 },
    remains: mailed,
    expected: [25, 25],
  },
  'map-counts': {
    make: (world) =>
      fill(world, 330, (id) => ({
        [`users/${id}`]: { status: id < 'one-1310' ? 'pending-guardian' : 'active', role: 'player' },
        [`privateAccounts/${id}`]: { country: 'PT', dateOfBirth: '2015-01-01' },
      })),
    counted: { countries: 1 },
    remains: (world) => read(world, 'mapCounts/minors'),
    expected: { countries: { PT: 20 } },
  },
  'map-ages': {
    make: (world) =>
      fill(world, 45, (id) => ({ [`mapMembers/${id}`]: { nextBandOn: '2020-01-01', country: 'PT' } })),
    counted: { refreshed: 45 },
    remains: (world) => size(world, 'mapMembers'),
    expected: 0,
  },
  'newsletter-digest': {
    make: async ({ db, service }) => {
      await fillSubscribers(db, 45, 'reader.example');
      const url = 'https://skora.example/blog/scanning';
      const article = { title: 'Scanning', description: 'Look first.', published: service.now(), url };
      await beginIssue(db, '2031-01', [article], service.now());
    },
    remains: mailed,
    expected: [45, 45],
  },
  'notification-mornings': {
    make: (world) => fill(world, 45, (id) => ({ [`notifications/${id}`]: { morningAt: before(world) } })),
    counted: { players: 45, mails: 0 },
    remains: async ({ db, service }) => {
      const due = db.collection('notifications').where('morningAt', '<=', new Date(service.now()));
      return (await due.get()).size;
    },
    expected: 0,
  },
  'notification-pushes': {
    make: async (world) => {
      const devices = await addDevices(world.pushUrl, 15);
      await fill(world, 15, (id) => ({
        [`users/${id}`]: { status: 'active', role: 'player' },
        [`privateAccounts/${id}`]: ADULT,
        [`notifications/${id}`]: { devices: [devices[ids(15).indexOf(id)]] },
        [`pushOutbox/${id}`]: {
          ...{ uid: id, title: 'A link was opened', path: '/profile/sharing' },
          ...{ dueAt: before(world), attempts: 0, endpoints: null },
        },
      }));
    },
    counted: { sent: 15, later: 0, removed: 0 },
    remains: ({ db }) => countPushes(db),
    expected: Array.from({ length: 15 }, () => 1),
  },
  'held-places': {
    make: async (world) => {
      await world.db.doc('showcases/trial').set(showcase(world, 25));
      await fill(world, 25, (id) => ({
        [`showcases/trial/registrations/${id}`]: {
          ...{ uid: id, status: 'held', at: before(world), answerBy: before(world) },
        },
      }));
    },
    counted: { released: 25 },
    remains: (world) => read(world, 'showcases/trial'),
    expected: expect.objectContaining({ taken: 0, waiting: 0 }),
  },
  'lost-places': {
    make: async (world) => {
      await world.db.doc('showcases/a-trial').set(showcase(world, 55));
      await world.db.doc('showcases/b-trial').set(showcase(world, 0));
      await fill(world, 55, (id) => ({
        [`showcases/a-trial/registrations/${id}`]: { uid: id, status: 'registered', at: before(world) },
      }));
    },
    counted: { ended: 55, movedUp: 0 },
    remains: (world) => read(world, 'showcases/a-trial'),
    expected: expect.objectContaining({ taken: 0, waiting: 0 }),
  },
  'payment-reconcile': {
    make: async (world) => {
      const customers = await Promise.all(
        ids(25).map((uid) => world.stripe.customers.create({ metadata: { uid } })),
      );
      await fill(world, 25, (uid) => {
        const id = customers[ids(25).indexOf(uid)]?.id ?? '';
        return {
          [`users/${uid}`]: { tierLevel: 'tier4' },
          [`billing/${uid}`]: { customers: { [id]: { id, request: null, isPaying: true } }, revision: 0 },
        };
      });
    },
    counted: { checked: 25, corrected: 25, paused: 0, resumed: 0 },
    remains: async ({ db }) => (await db.collection('users').where('tierLevel', '==', 'tier0').get()).size,
    expected: 25,
  },
  'overdue-jobs': {
    make: ({ db, service }) => db.doc('jobs/cohorts').set(newJob(service.now() - DAY_MS)),
    oneStep: true,
    counted: { overdue: 1 },
    remains: (world) => read(world, 'jobs/map-counts'),
    expected: expect.objectContaining({ since: expect.any(Number), endedAt: null }),
  },
};
