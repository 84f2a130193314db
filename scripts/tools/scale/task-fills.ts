import { fillResults, generatedUid } from '@skora/backend/cli/comparison/fill-results';
import { beginIssue } from '@skora/backend/features/digest/store/digest-issue-store';
import type { FirebaseConnection } from '@skora/backend/lib/firestore/connect-firebase';
import { enqueueMail } from '@skora/backend/lib/mail/outbox-store';
import { fillSubscribers } from '@skora/backend/testing/fill-subscribers';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';

/** What fills a store with. */
export interface FillDeps extends Pick<FirebaseConnection, 'firestore' | 'auth'> {
  /** Makes a customer of the payment service. @returns its id */
  addCustomer: (uid: string) => string;
}

type Fill = (deps: FillDeps, count: number) => Promise<unknown>;

const COUNTRIES = ['AT', 'BR', 'CH', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL', 'PT'];
const uids = (count: number) => Array.from({ length: count }, (_, index) => generatedUid(index));
/** The identity provider takes so many at once. */
const IMPORT = 1000;

async function write(
  db: Firestore,
  count: number,
  documents: (uid: string, index: number) => Record<string, object>,
): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  for (const [index, uid] of uids(count).entries()) {
    for (const [path, fields] of Object.entries(documents(uid, index))) void writer.set(db.doc(path), fields);
  }
  await writer.close();
}

/** Made-up records for the tasks whose work grows with them, by task. */
export const TASK_FILLS: Readonly<Record<string, Fill>> = {
  cohorts: ({ firestore }, count) => fillResults(firestore, count),
  // One in fifty waits for a guardian.
  'map-counts': ({ firestore }, count) =>
    write(firestore, count, (uid, index) => ({
      [`users/${uid}`]: { status: index % 50 === 0 ? 'pending-guardian' : 'active', role: 'player' },
      [`privateAccounts/${uid}`]: {
        country: COUNTRIES[index % COUNTRIES.length],
        dateOfBirth: '2015-01-01',
      },
    })),
  'payment-reconcile': ({ firestore, addCustomer }, count) =>
    write(firestore, count, (uid) => {
      const id = addCustomer(uid);
      return {
        [`users/${uid}`]: { tierLevel: 'tier0', status: 'active', role: 'player' },
        [`billing/${uid}`]: { customers: { [id]: { id, request: null, isPaying: false } }, revision: 0 },
      };
    }),
  'due-deletions': async ({ firestore, auth }, count) => {
    await fillResults(firestore, count);
    await write(firestore, count, (uid) => ({ [`accountDeletions/${uid}`]: { dueAt: Timestamp.now() } }));
    for (let start = 0; start < count; start += IMPORT) {
      const portion = uids(count).slice(start, start + IMPORT);
      await auth.importUsers(portion.map((uid) => ({ uid, email: `${uid}@reader.example` })));
    }
  },
  'mail-outbox': async ({ firestore }, count) => {
    const waiting = uids(count);
    while (waiting.length > 0) {
      const portion = waiting.splice(0, 200);
      await firestore.runTransaction(async (transaction) => {
        for (const uid of portion) {
          const mail = { kind: 'deletion-done', to: `${uid}@reader.example`, uid: null } as const;
          enqueueMail(firestore, transaction, mail, Date.now());
        }
      });
    }
  },
  'newsletter-digest': async ({ firestore }, count) => {
    await fillSubscribers(firestore, count, 'reader.example');
    const url = 'https://skora.example/blog/scanning';
    const article = { title: 'Scanning', description: 'Look first.', url, published: Date.now() };
    await beginIssue(firestore, '2031-01', [article], Date.now());
  },
};
