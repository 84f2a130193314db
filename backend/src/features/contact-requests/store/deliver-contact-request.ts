import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';
import { addressProofRef, type GuardianConsent, isMovedAddress } from '../../account';
import type { OutboxMail } from '../../../lib/mail/outbox-mail';
import { isSameMailbox } from '../../../lib/text/mailbox';
import type { OpenRequest } from './contact-link';
import type { ContactRequest } from './contact-request';
import { findUser } from '../../../lib/guards/find-user';

/**
 * Where mails for the receiver of a request go: to the guardian alone when there is one, and nowhere once that mailbox is the
 * child's own. An adult whose address is not proven, or was moved past us, gets none, and reads the request in the account.
 */
export async function findReceiverAddress(
  { auth, firestore }: { auth: Auth; firestore: Firestore },
  { uid, receiver }: Pick<ContactRequest, 'uid' | 'receiver'>,
  consent: GuardianConsent | undefined,
): Promise<string | null> {
  const user = await findUser(auth, uid);
  if (receiver === 'guardian') {
    return consent && !isSameMailbox(consent.email, user?.email ?? '') ? consent.email : null;
  }
  if (user?.email === undefined || !user.emailVerified) return null;
  return isMovedAddress(await addressProofRef(firestore, uid).get(), user.email) ? null : user.email;
}

/** Whether anybody gets a request: a guardian only by mail, a player in the account too. */
export function isReachable({ receiver }: Pick<ContactRequest, 'receiver'>, to: string | null): boolean {
  return receiver === 'player' || to !== null;
}

/** Passes a request on, among the writes of a transaction. @param to where its receiver is told; null: nowhere */
export function deliver(
  transaction: Transaction,
  post: (mail: OutboxMail) => void,
  { ref }: Pick<OpenRequest, 'ref'>,
  to: string | null,
  changes: Partial<ContactRequest>,
  now: number,
): void {
  const passedOn: Partial<ContactRequest> = {
    ...changes,
    status: 'delivered',
    deliveredAt: Timestamp.fromMillis(now),
  };
  transaction.update(ref, passedOn);
  if (to !== null) post({ kind: 'contact-delivery', to, uid: null, requestId: ref.id });
}
