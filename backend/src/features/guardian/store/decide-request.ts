import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import {
  audit,
  beginProfile,
  type ConsentEntry,
  CURRENT_CONTACT_CONSENT,
  matterRef,
  type PrivateAccount,
  privateAccountRef,
  statusChange,
} from '../../account';
import { isSameMailbox } from '../../../lib/text/mailbox';
import { noticeFor } from '../../notifications';
import { changingPlace } from '../../showcase-places';
import { AUDITED, decisionFact, type DecisionDeps, MAILED, type Outcome } from './decision';
import type { FindRequest } from './guardian-link';
import { findUser } from '../../../lib/guards/find-user';

export interface GuardianAnswer {
  decision: 'approve' | 'decline';
  name: string;
  relationship: string;
  /** Of the text that was shown. */
  textVersion: string;
  /** Of sharing only: people who have a link may write to the guardian. */
  contact: boolean;
}

/**
 * Approves or declines: account or place, consent log, profile and mails in one transaction. A no closes no account whose
 * player is old enough to decide alone.
 */
export function decide(deps: DecisionDeps, find: FindRequest, answer: GuardianAnswer): Promise<Outcome> {
  const { firestore: db, outbox, auth } = deps;
  const now = deps.now();
  const at = Timestamp.fromMillis(now);
  return outbox.transaction<Outcome>(async (transaction, post) => {
    const link = await find(transaction, now);
    if (link.kind !== 'open') return link.kind;
    const { uid, purpose, subject, showcase = '' } = link.right;
    const about = subject === 'showcase' ? { showcase } : {};
    // Push consent has no mailed request: a guardian gives it at `/family`. A mailed link therefore never decides it.
    if (purpose !== 'decide' || subject === 'push') return 'unknown';
    if (answer.textVersion !== link.consent.textVersion) return 'other-text';
    const [account, profile, user] = await transaction.getAll(
      privateAccountRef(db, uid),
      db.collection('profiles').doc(uid),
      db.collection('users').doc(uid),
    );
    const place =
      subject === 'showcase' ? await changingPlace(deps, transaction, { id: showcase, uid }) : null;
    const to = (await findUser(auth, uid))?.email ?? null;
    if (!account?.exists || !profile || !user || to === null) return 'unknown';
    // A mailbox that was a guardian's when it was asked can be the player's by now.
    if (isSameMailbox(link.consent.email, to)) return 'unknown';
    if (subject === 'showcase' && !place) return 'expired';

    const approved = answer.decision === 'approve';
    const decision = approved ? 'approved' : 'declined';
    const alone = !approved && link.decidesAlone;
    const fact = decisionFact(subject, alone ? 'declined-alone' : decision, now);
    const notice = await noticeFor(db, transaction, uid, [fact], now);
    const takesContact = approved && subject === 'publishing' && answer.contact;
    const { name, relationship } = answer;
    const { textVersion } = link.consent;
    transaction.update(matterRef(db, link.right), {
      status: decision,
      decidedAt: at,
      answerBy: FieldValue.delete(),
      ...(subject === 'account' && { followUp: true }),
      ...(approved && { name, relationship }),
      ...(takesContact && { contact: true }),
    });
    audit(db, transaction, uid, `${AUDITED[subject]}-${decision}`, now);
    if (approved) {
      const entry: ConsentEntry = { textVersion, action: 'given', by: 'guardian', at, name, relationship };
      const contact: ConsentEntry = { ...entry, textVersion: CURRENT_CONTACT_CONSENT };
      const given = takesContact ? [entry, contact] : [entry];
      transaction.update(account.ref, { consents: FieldValue.arrayUnion(...given) });
      place?.agree();
      const { requestId, childName, email } = link.consent;
      post({ kind: `${MAILED[subject]}-confirmation`, to: email, uid, requestId, childName, ...about });
    } else place?.leave();
    if (subject === 'account' && (approved || alone)) {
      transaction.update(user.ref, statusChange(user, 'active'));
      beginProfile(transaction, profile, { ...(account.data() as PrivateAccount), at });
    }
    notice.tell();
    post({ kind: `${MAILED[subject]}-decision`, decision, to, uid, ...about, ...(alone && { alone }) });
    return { uid, subject, open: approved || alone };
  });
}
