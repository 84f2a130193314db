import { FieldValue, Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  accountGuardian,
  audit,
  type ConsentEntry,
  CURRENT_CONTACT_CONSENT,
  type GuardianConsent,
  guardianConsentRef,
  type GuardianMatter,
  matterRef,
  type PrivateAccount,
  privateAccountRef,
  statusChange,
} from '../../account';
import { endAll, queryShareLinks } from '../../share-links';
import { leavingMap } from '../../player-map';
import { noticeFor, setPushAgreement } from '../../notifications';
import { changingPlace } from '../../showcase-places';
import { AUDITED, decisionFact, type DecisionDeps, MAILED, type Outcome } from './decision';
import type { FindRequest } from './guardian-link';
import { endPushAgreement, readPushAgreement } from './push-agreement';
import { findUser } from '../../../lib/guards/find-user';
import { emailAddressKey } from '../../../lib/text/email-address';

/** A request about sharing that waits or was agreed to; null when there is nothing to take back. */
async function readSharing(db: Firestore, transaction: Transaction, uid: string) {
  const stored = await transaction.get(guardianConsentRef(db, uid, 'publishing'));
  const { status, textVersion } = (stored.data() ?? {}) as Partial<GuardianConsent>;
  const agreed = status === 'approved';
  return textVersion && (agreed || status === 'pending') ? { ref: stored.ref, textVersion, agreed } : null;
}

/** An agreement to messages that ends as well: its guardian is none any more, or the account is closed. */
async function readFollowingPush(
  db: Firestore,
  transaction: Transaction,
  { uid, subject }: GuardianMatter,
  email: string,
) {
  if (subject !== 'account' && subject !== 'publishing') return null;
  const [account, opened] = await transaction.getAll(privateAccountRef(db, uid), guardianConsentRef(db, uid));
  const push = await readPushAgreement(db, transaction, uid);
  const guardian = accountGuardian({
    account: account?.data() as PrivateAccount | undefined,
    opened: opened?.data() as GuardianConsent | undefined,
  });
  const isTheirs = push && emailAddressKey(push.email) === emailAddressKey(email);
  // Who agreed to the account stays the guardian without sharing.
  return subject === 'account' || (!guardian && isTheirs) ? push : null;
}

/**
 * Withdraws an approval. The account waits again, unless its player is old enough to decide alone; what is in it stays. Of a
 * shared CV every link ends, and stays ended when the guardian agrees again; a place at a showcase goes to somebody else. With
 * the account go the agreements to sharing and to messages: an account that is open by age must not share on.
 */
export function revoke(deps: DecisionDeps, find: FindRequest): Promise<Outcome> {
  const { firestore: db, outbox, auth } = deps;
  const now = deps.now();
  const at = Timestamp.fromMillis(now);
  return outbox.transaction<Outcome>(async (transaction, post) => {
    const link = await find(transaction, now);
    if (link.kind !== 'open') return link.kind;
    const { right, consent } = link;
    if (right.purpose !== 'revoke') return 'unknown';
    const { uid, subject, showcase = '' } = right;
    const isPlace = subject === 'showcase';
    const isSharing = subject === 'account' || subject === 'publishing';
    const about = isPlace ? { showcase } : {};
    const links = isSharing ? await transaction.get(queryShareLinks(db, uid)) : null;
    const user = await transaction.get(db.collection('users').doc(uid));
    const sharing = subject === 'account' ? await readSharing(db, transaction, uid) : null;
    const push = await readFollowingPush(db, transaction, right, consent.email);
    const leaveMap = subject === 'account' ? await leavingMap(db, transaction, uid) : null;
    const place = isPlace ? await changingPlace(deps, transaction, { id: showcase, uid }) : null;
    const to = (await findUser(auth, uid))?.email ?? null;
    if (to === null) return 'unknown';
    const alone = link.decidesAlone;
    const fact = decisionFact(subject, alone ? 'revoked-alone' : 'revoked', now);
    const notice = await noticeFor(db, transaction, uid, [fact], now);

    const { textVersion, name, relationship } = consent;
    const entry: ConsentEntry = { textVersion, action: 'withdrawn', by: 'guardian', at, name, relationship };
    const followUp = subject === 'account' && { followUp: true };
    transaction.update(matterRef(db, right), { status: 'revoked', decidedAt: at, ...followUp });
    transaction.update(privateAccountRef(db, uid), { consents: FieldValue.arrayUnion(entry) });
    if (subject === 'account' && !alone) transaction.update(user.ref, statusChange(user, 'pending-guardian'));
    if (subject === 'account' || subject === 'push') setPushAgreement(db, transaction, uid, false);
    if (push) endPushAgreement(db, transaction, uid, push, now);
    leaveMap?.();
    if (sharing) {
      transaction.update(sharing.ref, { status: 'revoked', decidedAt: at });
      const shared = { ...entry, textVersion: sharing.textVersion };
      if (sharing.agreed)
        transaction.update(privateAccountRef(db, uid), { consents: FieldValue.arrayUnion(shared) });
    }
    if (links) endAll(transaction, links, now);
    place?.leave();
    audit(db, transaction, uid, `${AUDITED[subject]}-revoked`, now);
    notice.tell();
    post({
      kind: `${MAILED[subject]}-decision`,
      decision: 'revoked',
      to,
      uid,
      ...about,
      ...(alone && { alone }),
    });
    return { uid, subject, open: alone };
  });
}

/** Lets people who have a link to a shared CV write to the guardian, or not, by the right to withdraw sharing. */
export function setContact(deps: DecisionDeps, find: FindRequest, open: boolean): Promise<Outcome> {
  const { firestore: db } = deps;
  const now = deps.now();
  return db.runTransaction<Outcome>(async (transaction) => {
    const link = await find(transaction, now);
    if (link.kind !== 'open') return link.kind;
    const { uid, purpose, subject } = link.right;
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
