import { createHash } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { MailSource } from '../../lib/mail/log/mail-event';
import { mailRecordRef, recordWith, type MailRecord } from '../../lib/mail/log/mail-record';
import { suppressionAfter, type KnownAddress } from '../../lib/mail/suppression/suppression';
import { suppressionRef } from '../../lib/mail/suppression/suppression-store';
import { emailAddressKey } from '../../lib/text/email-address';
import { leave } from '../newsletter';
import { endWeeklyMail } from '../notifications';
import type { IdentifiedEvent } from './providers/provider';

interface Deps {
  auth: Auth;
  firestore: Firestore;
  now: () => number;
}

/** Longer than services send an event again. */
const KEEP_IDS_DAYS = 7;
/** Addresses at a time; the events of one address are taken one after the other. */
const AT_ONCE = 10;

/** Who calls a mail spam wants no more of what comes by itself. Safe to repeat. */
async function endSubscriptions({ auth, firestore, now }: Deps, email: string): Promise<void> {
  await leave(firestore, emailAddressKey(email), now());
  const { users } = await auth.getUsers([{ email }]);
  for (const { uid } of users) await endWeeklyMail(firestore, uid);
}

/** Takes an event once, however often it comes. @returns whether it was new */
async function takeEvent(deps: Deps, provider: MailSource, { id, event }: IdentifiedEvent): Promise<boolean> {
  const { firestore: db, now } = deps;
  const name = createHash('sha256').update(`${provider}:${id}`).digest('hex');
  const seenRef = db.collection('mailEvents').doc(name);
  // A clock that is ahead must not make a bounce of tomorrow.
  const told = { ...event, at: Math.min(event.at, now()) };
  // Also by a complaint from before a lift: its reader has not asked for them again.
  if (told.kind === 'complaint' && !(await seenRef.get()).exists) await endSubscriptions(deps, told.address);
  return db.runTransaction(async (transaction) => {
    const [seen, stored, record] = await transaction.getAll(
      seenRef,
      suppressionRef(db, emailAddressKey(told.address)),
      mailRecordRef(db, told.messageId),
    );
    if (!seen || !stored || !record || seen.exists) return false;
    const before = stored.data() as KnownAddress | undefined;
    const after = suppressionAfter(before, told, provider);
    // `expireAt` is for a time-to-live policy of Firestore, and for account-retention.
    transaction.create(seenRef, { expireAt: Timestamp.fromMillis(now() + KEEP_IDS_DAYS * DAY_MS) });
    if (after === undefined && before !== undefined) transaction.delete(stored.ref);
    else if (after !== undefined && after !== before) transaction.set(stored.ref, after);
    transaction.set(
      record.ref,
      recordWith(record.data() as Partial<MailRecord> | undefined, told, provider, now()),
    );
    return true;
  });
}

/**
 * Takes the events of a mail service, each once: the list of suppressed addresses and the delivery log follow them. A run
 * that is cut off is finished when the service sends the same again.
 *
 * @returns how many were new
 */
export async function takeEvents(
  deps: Deps,
  provider: MailSource,
  events: readonly IdentifiedEvent[],
): Promise<number> {
  const byAddress = new Map<string, IdentifiedEvent[]>();
  for (const one of events) {
    const key = emailAddressKey(one.event.address);
    byAddress.set(key, [...(byAddress.get(key) ?? []), one]);
  }
  const waiting = [...byAddress.values()];
  let taken = 0;
  async function work(): Promise<void> {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      for (const one of group.sort((first, second) => first.event.at - second.event.at)) {
        if (await takeEvent(deps, provider, one)) taken += 1;
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return taken;
}
