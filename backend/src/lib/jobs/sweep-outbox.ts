import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import type { Part } from './sweep';
import { outboxEntries } from '../mail/outbox-store';

const KEEP_GIVEN_UP_MS = 30 * DAY_MS;

/** Mails that wait and are due, the longest waiting first. */
const waitingMails: Part = {
  documents: ({ firestore, now }) =>
    outboxEntries(firestore).where('nextAttemptAt', '<=', Timestamp.fromMillis(now())),
  by: 'nextAttemptAt',
  page: 10,
  // A mail server that does not answer costs ten seconds and more a mail.
  portion: 1,
  work: async ({ outbox }, documents) => ({ ...(await outbox.retry(documents.map(({ id }) => id))) }),
};

/** What was given up a month ago is removed: addresses are not kept for ever. */
const oldMails: Part = {
  documents: ({ firestore, now }) =>
    outboxEntries(firestore).where('givenUpAt', '<=', Timestamp.fromMillis(now() - KEEP_GIVEN_UP_MS)),
  by: 'givenUpAt',
  page: 300,
  work: async (_deps, documents) => {
    await Promise.all(documents.map(({ ref }) => ref.delete()));
    return {};
  },
};

/** What the sweep of the outbox goes through. */
export const outboxMails = { waiting: waitingMails, old: oldMails };
