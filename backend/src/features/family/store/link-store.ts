import { randomUUID } from 'node:crypto';
import { shortName } from '@skora/domain';
import { FieldValue, Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  audit,
  type GuardianConsent,
  guardianConsentRef,
  type PrivateAccount,
  privateAccountRef,
} from '../../account';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';
import type { Outbox } from '../../../lib/mail/outbox';
import { emailAddressKey } from '../../../lib/text/email-address';
import { endOfInvitation, type FamilyLink, mayBeLinked } from '../domain/family-bond';
import { invitationBudgets } from '../domain/family-budgets';
import { endPushAgreement, readPushAgreement } from '../../guardian';
import { familyLinkRef, parseFamilyLink } from './child';

interface Deps {
  firestore: Firestore;
  outbox: Outbox;
  now: () => number;
}

/** Who invites whom. */
interface Invitation {
  /** The player; null: no account that can be invited, which nobody is told. */
  uid: string | null;
  by: FamilyLink['by'];
  /** Who invites, for the budgets. */
  inviter: string;
  guardianEmail: string;
  /** Display name; empty: not known. */
  guardianName: string;
  /** Where the invitation goes. */
  to: string;
}

type Outcome = { kind: 'invited' | 'not-possible' } | { kind: 'later'; wait: number };

async function readLinkable(db: Firestore, transaction: Transaction, uid: string, now: number) {
  const [user, account, opened, link] = await transaction.getAll(
    db.collection('users').doc(uid),
    privateAccountRef(db, uid),
    guardianConsentRef(db, uid),
    familyLinkRef(db, uid),
  );
  return {
    status: user?.get('status') as unknown,
    role: user?.get('role') as unknown,
    account: account?.data() as PrivateAccount | undefined,
    opened: opened?.data() as GuardianConsent | undefined,
    link: parseFamilyLink(link, now),
  };
}

/** Invites the other side, in place of an earlier invitation. A link that was accepted stays until somebody ends it. */
export function invite(
  { firestore: db, outbox, now: clock }: Deps,
  invitation: Invitation,
): Promise<Outcome> {
  const { uid, by, inviter, guardianEmail, guardianName, to } = invitation;
  const now = clock();
  return outbox.transaction<Outcome>(async (transaction, post) => {
    const found = uid === null ? null : await readLinkable(db, transaction, uid, now);
    const budget = await checkBudgets(db, transaction, invitationBudgets(inviter, to), now);
    if (budget.wait > 0) return { kind: 'later', wait: budget.wait };
    budget.spend();
    if (uid === null || !found?.account || !mayBeLinked(found, now)) return { kind: 'not-possible' };
    if (found.link?.status === 'accepted') return { kind: 'not-possible' };
    const invitationId = randomUUID();
    const at = Timestamp.fromMillis(now);
    transaction.set(familyLinkRef(db, uid), {
      ...{ invitationId, guardianEmail, guardianKey: emailAddressKey(guardianEmail), by, status: 'invited' },
      childName: shortName(found.account.displayName),
      guardianName: guardianName && shortName(guardianName),
      at,
      expireAt: Timestamp.fromMillis(endOfInvitation({ at })),
    } satisfies FamilyLink);
    audit(db, transaction, uid, 'family-invited', now);
    post({ kind: 'family-invitation', to, uid, invitationId });
    return { kind: 'invited' };
  });
}

/** What came of an answer to the link; `none`: there is nothing to answer, `other`: it is not the one that was meant. */
type Answered = 'done' | 'none' | 'other';

interface LinkChange {
  uid: string;
  /** Whether the link is one this person may change, and the one they mean. */
  isTheirs: (link: FamilyLink) => boolean;
  /** The player's address, where the player is told; null: nowhere. */
  childEmail: string | null;
}

/** Accepts an invitation of the other side. */
export function acceptLink(
  { firestore: db, outbox, now: clock }: Deps,
  { uid, isTheirs, childEmail }: LinkChange,
  by: FamilyLink['by'],
): Promise<Answered> {
  const now = clock();
  return outbox.transaction<Answered>(async (transaction, post) => {
    const { link, ...facts } = await readLinkable(db, transaction, uid, now);
    if (!link) return 'none';
    if (!isTheirs(link)) return 'other';
    if (link.status !== 'invited' || link.by === by || !mayBeLinked(facts, now)) return 'none';
    const at = Timestamp.fromMillis(now);
    transaction.update(familyLinkRef(db, uid), { status: 'accepted', at, expireAt: FieldValue.delete() });
    audit(db, transaction, uid, 'family-linked', now);
    const { guardianEmail } = link;
    if (childEmail !== null) post({ kind: 'family-linked', to: childEmail, uid, guardianEmail });
    return 'done';
  });
}

/** Ends a link or an invitation, from either side, and what the guardian agreed to by it. Safe to repeat. */
export function endLink(
  { firestore: db, now: clock }: Pick<Deps, 'firestore' | 'now'>,
  { uid, isTheirs }: Omit<LinkChange, 'childEmail'>,
): Promise<Answered> {
  return db.runTransaction<Answered>(async (transaction) => {
    const now = clock();
    const link = parseFamilyLink(await transaction.get(familyLinkRef(db, uid)), now);
    if (!link) return 'none';
    if (!isTheirs(link)) return 'other';
    const push = await readPushAgreement(db, transaction, uid);
    transaction.delete(familyLinkRef(db, uid));
    audit(db, transaction, uid, 'family-ended', now);
    const isTheirAgreement = push && emailAddressKey(push.email) === link.guardianKey;
    if (isTheirAgreement) endPushAgreement(db, transaction, uid, push, now);
    return 'done';
  });
}
