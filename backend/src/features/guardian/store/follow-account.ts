import { FieldValue } from 'firebase-admin/firestore';
import type { Services } from '../../../lib/services/services';
import { alignFiles, guardianConsentRef } from '../../account';
import { queryRegistrations, withdrawFromShowcase } from '../../showcase-places';
import { markPending } from './guardian-claim';

export type FollowDeps = Pick<Services, 'auth' | 'firestore' | 'bucket' | 'now'>;

/** The answer has changed since it was read. */
const FAILED_PRECONDITION = 9;

/**
 * Does what follows from a guardian's answer about an account outside its transaction: the mark of the sign-in, the files, and the
 * places of an account that waits. Follows what is stored by then; safe to repeat.
 */
export async function followAccount(services: FollowDeps, uid: string): Promise<void> {
  const { auth, firestore: db } = services;
  const consent = await guardianConsentRef(db, uid).get();
  const waits = (await db.doc(`users/${uid}`).get()).get('status') === 'pending-guardian';
  await markPending(auth, uid, waits);
  await alignFiles(services, uid);
  if (waits) {
    for (const { id } of await queryRegistrations(db, uid)) await withdrawFromShowcase(services, id, uid);
  }
  const { updateTime: lastUpdateTime } = consent;
  if (!lastUpdateTime) return;
  try {
    await consent.ref.update({ followUp: FieldValue.delete() }, { lastUpdateTime });
  } catch (error) {
    if ((error as { code?: unknown }).code !== FAILED_PRECONDITION) throw error;
  }
}
