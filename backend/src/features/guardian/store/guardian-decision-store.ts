import { FieldValue, Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  audit,
  beginProfile,
  type ConsentEntry,
  CURRENT_CONTACT_CONSENT,
  type GuardianConsent,
  guardianConsentRef,
  type GuardianSubject,
  type PrivateAccount,
  privateAccountRef,
  statusChange,
} from '../../account';
import { noticeFor, setPushAgreement } from '../../notifications';
import type { Outbox } from '../../../lib/mail/outbox';
import { endAll, queryShareLinks } from '../../share-links';
import { readGuardianLink, type GuardianLink } from './guardian-link';
import { leavingMap } from '../../player-map';

interface DecisionDeps {
  firestore: Firestore;
  outbox: Outbox;
  now: () => number;
  /** The player's present address; `null` when there is no such player. */
  findAddress: (uid: string) => Promise<string | null>;
}

export interface GuardianAnswer {
  decision: 'approve' | 'decline';
  name: string;
  relationship: string;
  /** Of the text that was shown. */
  textVersion: string;
  /** Of sharing only: people who have a link may write to the guardian. */
  contact: boolean;
}

/** An answer that was stored, and whether what it is about is open now. */
interface GuardianDecided {
  uid: string;
  subject: GuardianSubject;
  open: boolean;
}

const AUDITED = { account: 'guardian', publishing: 'publishing' } as const;
const MAILED = { account: 'guardian', publishing: 'publish' } as const;

type Decision = 'approved' | 'declined' | 'revoked';

/** That the guardian decided, as the player is told. */
function decisionFact(subject: GuardianSubject, decision: Decision, now: number) {
  return { kind: 'guardian-decided', key: `${subject}:${now}`, params: { subject, decision } } as const;
}

type Outcome = Exclude<GuardianLink['kind'], 'open'> | 'other-text' | GuardianDecided;

/** Looks at a link without a change. */
export function lookAtGuardianLink(db: Firestore, text: string, now: number): Promise<GuardianLink> {
  return db.runTransaction((transaction) => readGuardianLink(db, transaction, text, now), { readOnly: true });
}

/** Approves or declines by a link of purpose `decide`: account, consent log, profile and mails in one transaction. */
export function decide(deps: DecisionDeps, text: string, answer: GuardianAnswer): Promise<Outcome> {
  const { firestore: db, outbox, findAddress } = deps;
  const now = deps.now();
  const at = Timestamp.fromMillis(now);
  return outbox.transaction<Outcome>(async (transaction, post) => {
    const link = await readGuardianLink(db, transaction, text, now);
    if (link.kind !== 'open') return link.kind;
    const { uid, purpose, subject = 'account' } = link.token;
    if (purpose !== 'decide') return 'unknown';
    if (answer.textVersion !== link.consent.textVersion) return 'other-text';
    const [account, profile, user] = await transaction.getAll(
      privateAccountRef(db, uid),
      db.collection('profiles').doc(uid),
      db.collection('users').doc(uid),
    );
    const to = await findAddress(uid);
    if (!account?.exists || !profile || !user || to === null) return 'unknown';

    const approved = answer.decision === 'approve';
    const decision = approved ? 'approved' : 'declined';
    const notice = await noticeFor(db, transaction, uid, [decisionFact(subject, decision, now)], now);
    const takesContact = approved && subject === 'publishing' && answer.contact;
    const { name, relationship } = answer;
    const { textVersion } = link.consent;
    transaction.update(guardianConsentRef(db, uid, subject), {
      status: decision,
      decidedAt: at,
      ...(approved && { name, relationship }),
      ...(takesContact && { contact: true }),
    });
    audit(db, transaction, uid, `${AUDITED[subject]}-${decision}`, now);
    if (approved) {
      const entry: ConsentEntry = { textVersion, action: 'given', by: 'guardian', at, name, relationship };
      const contact: ConsentEntry = { ...entry, textVersion: CURRENT_CONTACT_CONSENT };
      const given = takesContact ? [entry, contact] : [entry];
      transaction.update(account.ref, { consents: FieldValue.arrayUnion(...given) });
      if (subject === 'account') {
        transaction.update(user.ref, statusChange(user, 'active'));
        beginProfile(transaction, profile, { ...(account.data() as PrivateAccount), at });
      }
      const { requestId, childName, email } = link.consent;
      post({ kind: `${MAILED[subject]}-confirmation`, to: email, uid, requestId, childName });
    }
    notice.tell();
    post({ kind: `${MAILED[subject]}-decision`, decision, to, uid });
    return { uid, subject, open: approved };
  });
}

/** A request about sharing that waits or was agreed to; null when there is nothing to take back. */
async function readSharing(db: Firestore, transaction: Transaction, uid: string) {
  const stored = await transaction.get(guardianConsentRef(db, uid, 'publishing'));
  const { status, textVersion } = (stored.data() ?? {}) as Partial<GuardianConsent>;
  const agreed = status === 'approved';
  return textVersion && (agreed || status === 'pending') ? { ref: stored.ref, textVersion, agreed } : null;
}

/**
 * Withdraws an approval by a link of purpose `revoke`. The account waits again, what is in it stays; of a shared CV every
 * link ends, and stays ended when the guardian agrees again. With the account goes the agreement to sharing: an account
 * that opens by age later must not share on.
 */
export function revoke(deps: DecisionDeps, text: string): Promise<Outcome> {
  const { firestore: db, outbox, findAddress } = deps;
  const now = deps.now();
  const at = Timestamp.fromMillis(now);
  return outbox.transaction<Outcome>(async (transaction, post) => {
    const link = await readGuardianLink(db, transaction, text, now);
    if (link.kind !== 'open') return link.kind;
    const { token, consent } = link;
    if (token.purpose !== 'revoke') return 'unknown';
    const { uid, subject = 'account' } = token;
    const links = await transaction.get(queryShareLinks(db, uid));
    const user = await transaction.get(db.collection('users').doc(uid));
    const sharing = subject === 'account' ? await readSharing(db, transaction, uid) : null;
    const leaveMap = await leavingMap(db, transaction, uid);
    const to = await findAddress(uid);
    if (to === null) return 'unknown';
    const notice = await noticeFor(db, transaction, uid, [decisionFact(subject, 'revoked', now)], now);

    const { textVersion, name, relationship } = consent;
    const entry: ConsentEntry = { textVersion, action: 'withdrawn', by: 'guardian', at, name, relationship };
    transaction.update(guardianConsentRef(db, uid, subject), { status: 'revoked', decidedAt: at });
    transaction.update(privateAccountRef(db, uid), { consents: FieldValue.arrayUnion(entry) });
    if (subject === 'account') {
      transaction.update(user.ref, statusChange(user, 'pending-guardian'));
      leaveMap();
      setPushAgreement(db, transaction, uid, false);
    }
    if (sharing) {
      transaction.update(sharing.ref, { status: 'revoked', decidedAt: at });
      const shared = { ...entry, textVersion: sharing.textVersion };
      if (sharing.agreed)
        transaction.update(privateAccountRef(db, uid), { consents: FieldValue.arrayUnion(shared) });
    }
    endAll(transaction, links, now);
    audit(db, transaction, uid, `${AUDITED[subject]}-revoked`, now);
    notice.tell();
    post({ kind: `${MAILED[subject]}-decision`, decision: 'revoked', to, uid });
    return { uid, subject, open: false };
  });
}

/** Lets people who have a link to a shared CV write to the guardian, or not, by a link of purpose `revoke`. */
export function setContact(deps: DecisionDeps, text: string, open: boolean): Promise<Outcome> {
  const { firestore: db } = deps;
  const now = deps.now();
  return db.runTransaction<Outcome>(async (transaction) => {
    const link = await readGuardianLink(db, transaction, text, now);
    if (link.kind !== 'open') return link.kind;
    const { uid, purpose, subject } = link.token;
    if (purpose !== 'revoke' || subject !== 'publishing') return 'unknown';
    const { name, relationship, contact = false } = link.consent;
    if (contact !== open) {
      const entry: ConsentEntry = {
        textVersion: CURRENT_CONTACT_CONSENT,
        action: open ? 'given' : 'withdrawn',
        by: 'guardian',
        at: Timestamp.fromMillis(now),
        name,
        relationship,
      };
      transaction.update(guardianConsentRef(db, uid, subject), { contact: open });
      transaction.update(privateAccountRef(db, uid), { consents: FieldValue.arrayUnion(entry) });
    }
    return { uid, subject, open: true };
  });
}
