import { KEEP_DAYS, KEEP_REPORTED_DAYS } from '../features/contact-requests/store/contact-request';
import {
  openContactReviews,
  releaseWriter,
  reviewContactRequest,
  type ContactReviewed,
} from '../features/contact-requests/store/review-contact-request';
import { parseEmailAddress } from '../lib/text/email-address';
import { withProject, withStore } from './lib/with-project';
import { describeContact } from './moderation/describe-contact';

const DONE: Readonly<Record<ContactReviewed, string>> = {
  delivered: 'The request is passed on. Its receiver is told with the next run of mail-outbox.',
  rejected: 'The request is passed on to nobody. The writer is not told.',
  released: 'The writer may write again, and open requests of the writer work again.',
  stopped: 'The writer stays stopped.',
  over: 'The request cannot be passed on any more: its link has ended, the CV is not shared now, or the writer is blocked.',
};

/** Prints every request somebody has to look at, the oldest first. */
async function listReviews(): Promise<number> {
  const open = await withStore(openContactReviews);
  for (const review of open) console.log(`${describeContact(review)}\n`);
  console.log(open.length === 1 ? 'One contact request waits.' : `${open.length} contact requests wait.`);
  return 0;
}

/** Why there is nothing to decide, and what is still possible. */
const nothingWaits = (
  id: string,
) => `No contact request ${id} waits for a decision. It is decided, or it is deleted:
${KEEP_DAYS} days after a writer sent it, ${KEEP_REPORTED_DAYS} days after a report. What is deleted cannot be passed on.
A writer who is still stopped goes on with: pnpm contacts release <email>`;

/** Lets a reported writer go on by the address. @returns the exit code */
async function runRelease(email: string): Promise<number> {
  const released = await withStore((store) => releaseWriter(store, email, Date.now()));
  if (released) console.log(DONE.released);
  else console.error('Nobody of this mailbox is stopped.');
  return released ? 0 : 1;
}

/** Decides about one. @returns the exit code */
async function runReview(id: string, decision: 'accept' | 'reject'): Promise<number> {
  const reviewed = await withProject((project) =>
    reviewContactRequest({ ...project, now: Date.now }, { id, decision }),
  );
  if (reviewed) console.log(DONE[reviewed]);
  else console.error(nothingWaits(id));
  return reviewed ? 0 : 1;
}

const USAGE = `Usage: pnpm contacts waiting
       pnpm contacts accept <id>
       pnpm contacts reject <id>
       pnpm contacts release <email>`;

async function run([action, id, ...more]: readonly string[]): Promise<number> {
  if (action === 'waiting' && id === undefined) return listReviews();
  const email = action === 'release' && more.length === 0 ? parseEmailAddress(id ?? '') : null;
  if (email !== null) return runRelease(email);
  const names = id !== undefined && /^[\w-]{1,64}$/.test(id) && more.length === 0;
  if (names && (action === 'accept' || action === 'reject')) return runReview(id, action);
  console.error(USAGE);
  return 2;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
