import { ADULT_AGE, ageAtShowcase, DAY_MS, registrationEnd, shortName } from '@skora/domain';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  accountGuardian,
  GUARDIAN_DAYS,
  type GuardianConsent,
  guardianConsentRef,
  type PrivateAccount,
  privateAccountRef,
  sharingConsent,
  standingRefs,
} from '../account';
import { writeGuardianRequest } from '../guardian';
import type { Budget } from '../../lib/budgets/request-budget';
import { checkBudgets } from '../../lib/budgets/request-budget-store';
import type { Outbox } from '../../lib/mail/outbox';
import { isSameMailbox, mailboxKey } from '../../lib/text/mailbox';
import {
  ATTEMPTS,
  isPlaceOpen,
  type LineDeps,
  movingUp,
  type Place,
  type Registration,
  registrationRef,
  showcaseRef,
  type StoredShowcase,
} from '../showcase-places';

/** Why nobody was registered. */
export type RegistrationRefusal =
  | 'unknown'
  | 'closed'
  | 'not-entitled'
  | 'age'
  | 'address-needed'
  | 'own-address'
  | 'guardian-decides';

type Outcome =
  | { kind: 'placed'; place: Place }
  | { kind: 'refused'; why: RegistrationRefusal }
  | { kind: 'later'; wait: number };

interface Deps extends LineDeps {
  outbox: Outbox;
}

interface Applicant {
  /** Of the event. */
  id: string;
  uid: string;
  /** The player's present address, which cannot be the guardian's; `null`: none. */
  ownEmail: string | null;
  /** Of a guardian, as the player gave it; `null`: the one we know. */
  guardianEmail: string | null;
}

/** A player asks about places five times a day; nobody is asked anything more often than five times a day. */
function askBudgets(uid: string, guardianEmail: string): Budget[] {
  return [
    { kind: 'showcase-day', subject: uid, limit: 5, windowMs: DAY_MS },
    { kind: 'guardian-address', subject: mailboxKey(guardianEmail), limit: 5, windowMs: DAY_MS },
  ];
}

const refused = (why: RegistrationRefusal): Outcome => ({ kind: 'refused', why });

/** Whom to ask about a minor: who agreed to the account, else who is named now, else who was asked before. */
async function findGuardian(
  db: Firestore,
  transaction: Transaction,
  { uid, guardianEmail: written, ownEmail }: Applicant,
  account: PrivateAccount,
): Promise<{ to: string } | { why: RegistrationRefusal }> {
  const [first, second] = await transaction.getAll(
    guardianConsentRef(db, uid),
    guardianConsentRef(db, uid, 'publishing'),
  );
  const opened = first?.data() as GuardianConsent | undefined;
  const asked = sharingConsent({ account, opened, asked: second?.data() as GuardianConsent | undefined });
  const guardian = accountGuardian({ account, opened });
  if (guardian && written !== null && !isSameMailbox(written, guardian.email))
    return { why: 'guardian-decides' };
  const to = guardian?.email ?? written ?? asked?.email ?? null;
  if (to === null) return { why: 'address-needed' };
  // An address that was another's when it was given can be the player's by now.
  return ownEmail !== null && isSameMailbox(to, ownEmail) ? { why: 'own-address' } : { to };
}

/**
 * Gives a player a place, or one on the waiting list, in one transaction with the counts: the capacity holds however
 * many ask at once, and nobody passes those who wait. For a player under 18 on the day the place is held until the guardian has answered. Asking again
 * changes nothing.
 */
export function registerForShowcase(deps: Deps, applicant: Applicant): Promise<Outcome> {
  const { firestore: db, outbox, now: clock } = deps;
  const { id, uid } = applicant;
  const now = clock();
  return outbox.transaction<Outcome>(async (transaction, post) => {
    const showcase = showcaseRef(db, id);
    const own = registrationRef(db, id, uid);
    const [event, registration, found, ...standing] = await transaction.getAll(
      showcase,
      own,
      privateAccountRef(db, uid),
      ...standingRefs(db, uid),
    );
    if (!event?.exists) return refused('unknown');
    if (registration?.exists) return { kind: 'placed', place: registration.get('status') as Place };
    const stored = event.data() as StoredShowcase;
    const { closesAt, startsAt, timeZone, ages, price, capacity, taken, waiting } = stored;
    // Nobody can pay for a place here yet.
    const end = registrationEnd(closesAt.toMillis(), startsAt.toMillis());
    if (now >= end || price.amount > 0) return refused('closed');
    if (!isPlaceOpen(...standing) || !found?.exists) return refused('not-entitled');
    const account = found.data() as PrivateAccount;
    const age = ageAtShowcase(account.dateOfBirth, { startsAt: startsAt.toMillis(), timeZone });
    if (age < ages.min || age > ages.max) return refused('age');

    const isMinor = age < ADULT_AGE;
    const guardian = isMinor ? await findGuardian(db, transaction, applicant, account) : null;
    if (guardian && 'why' in guardian) return refused(guardian.why);
    const budgets = guardian ? askBudgets(uid, guardian.to) : [];
    const budget = await checkBudgets(db, transaction, budgets, now);
    if (budget.wait > 0) return { kind: 'later', wait: budget.wait };

    const isFree = taken < capacity;
    // A place can be free while somebody waits: the event got more places, or a plan came back. Who waits comes first;
    // when there are more free places, the hourly task gives them out in order.
    const moveUp = isFree && waiting > 0 ? await movingUp(deps, transaction, id, stored) : null;
    const waits = !isFree || moveUp !== null;
    const at = Timestamp.fromMillis(now);
    const status = waits ? 'waiting' : isMinor ? 'held' : 'registered';
    const name = shortName(account.displayName);
    const answerBy = Timestamp.fromMillis(Math.min(now + GUARDIAN_DAYS * DAY_MS, end));
    transaction.create(own, {
      ...{ uid, name, at, status },
      ...(waits && { waitingSince: at }),
      ...(isMinor && { answerBy }),
    } satisfies Registration);
    moveUp?.();
    // One who moves up and one who begins to wait leave as many waiting.
    transaction.update(showcase, isFree ? { taken: taken + 1 } : { waiting: waiting + 1 });
    budget.spend();
    if (guardian) {
      const matter = { uid, subject: 'showcase', showcase: id } as const;
      const question = { ...matter, guardianEmail: guardian.to, childName: name, answerBy, now };
      const { requestId } = writeGuardianRequest(db, transaction, undefined, question);
      post({ kind: 'showcase-request', to: guardian.to, uid, requestId, childName: name, showcase: id });
    }
    return { kind: 'placed', place: status };
  }, ATTEMPTS);
}
