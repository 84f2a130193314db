import { randomInt } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS, HOUR_MS } from '@skora/domain';
import type { Outbox } from '../../lib/mail/outbox';
import { checkBudgets } from '../../lib/budgets/request-budget-store';
import { emailAddressKey } from '../../lib/text/email-address';
import { THREE_AN_HOUR, type Budget } from '../../lib/budgets/request-budget';
import type { ContactSuspicion } from './contact-suspicion';
import { isSafeguarding, type ContactTopic } from './contact-topic';

/** What all senders together get taken in an hour: beyond that nobody could read it. */
const CONTACT_TOTAL: Budget = {
  kind: 'contact-total',
  subject: 'all',
  limit: 200,
  windowMs: HOUR_MS,
};

/** Receipts to one address; who writes in a stranger's name must not fill the stranger's mailbox. */
function contactReceiptBudget(email: string): Budget {
  return { kind: 'contact-receipt', subject: emailAddressKey(email), ...THREE_AN_HOUR };
}

// Letters and digits that nobody confuses when a ticket is read out: no I, L, O, U.
const TICKET_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function ticketGroup(): string {
  return Array.from({ length: 4 }, () => TICKET_ALPHABET[randomInt(TICKET_ALPHABET.length)]).join('');
}

/** A new ticket number such as `SK-7Q2M-X04D`: 40 random bits, so it tells neither a count nor another ticket. */
function newTicket(): string {
  return `SK-${ticketGroup()}-${ticketGroup()}`;
}

/** What somebody wrote to us, cleaned. */
interface ContactMessage {
  topic: ContactTopic;
  name: string;
  email: string;
  message: string;
  /** `null`: the sender was not signed in. */
  uid: string | null;
  /** `null`: treated as a person's. */
  held: ContactSuspicion | null;
}

/** `contactMessages/{ticket}`, read by the operator only. */
export interface StoredContactMessage extends ContactMessage {
  /** Of the address, which is kept as it was written; older messages have none. */
  emailKey?: string;
  at: Timestamp;
  /** The `contact-retention` task removes it then. */
  expireAt: Timestamp;
}

interface Deps {
  firestore: Firestore;
  outbox: Outbox;
  contact: { inbox: string | null; safeguardingInbox: string | null };
}

const KEEP_DAYS = 365;
const KEEP_HELD_DAYS = 30;

function contactMessageRef(db: Firestore, ticket: string) {
  return db.collection('contactMessages').doc(ticket);
}

/**
 * Keeps a message with the mails that belong to it. A held message is kept too, for a person to look at, but sends
 * no mail; one about safeguarding is never held back from whoever protects players.
 *
 * @returns the ticket, or the whole seconds to wait when everybody's hour is used up
 */
export function keepContactMessage(
  { firestore: db, outbox, contact }: Deps,
  message: ContactMessage,
  now: number,
): Promise<{ ticket: string } | { wait: number }> {
  const { topic, email, uid, held } = message;
  const urgent = isSafeguarding(topic);
  const inbox = (urgent ? contact.safeguardingInbox : null) ?? contact.inbox;
  const keepDays = held === null || urgent ? KEEP_DAYS : KEEP_HELD_DAYS;
  return outbox.transaction(async (transaction, post) => {
    const total = await checkBudgets(db, transaction, [CONTACT_TOTAL], now);
    const receipts = await checkBudgets(db, transaction, [contactReceiptBudget(email)], now);
    if (total.wait > 0) return { wait: total.wait };
    total.spend();
    const ticket = newTicket();
    transaction.create(contactMessageRef(db, ticket), {
      ...message,
      emailKey: emailAddressKey(email),
      at: Timestamp.fromMillis(now),
      expireAt: Timestamp.fromMillis(now + keepDays * DAY_MS),
    } satisfies StoredContactMessage);
    if (inbox !== null && (held === null || urgent)) {
      post({ kind: 'contact-message', to: inbox, uid, ticket });
    }
    if (held === null && receipts.wait === 0) {
      receipts.spend();
      post({ kind: 'contact-receipt', to: email, uid, ticket, topic });
    }
    return { ticket };
  });
}

/** Reads a message. @returns `null` when it was removed */
export async function readContactMessage(
  db: Firestore,
  ticket: string,
): Promise<StoredContactMessage | null> {
  const stored = await contactMessageRef(db, ticket).get();
  return stored.exists ? (stored.data() as StoredContactMessage) : null;
}
