import type { Firestore } from 'firebase-admin/firestore';
import { type FindRequest, type GuardianRight, readGuardianRequest } from '../../guardian';
import { isGuardianAddress } from '../domain/family-bond';
import type { Child } from './child';

/**
 * Finds a request of a child within a transaction, for the guardian whose proven address it went to. Everything is read
 * anew: the player may have asked somebody else since.
 */
export function findByFamily(
  db: Firestore,
  guardianEmail: string,
  child: Child,
  { requestId, purpose }: Pick<GuardianRight, 'requestId' | 'purpose'>,
): FindRequest {
  return async (transaction, now) => {
    const concern = child.concerns.find(({ consent }) => consent.requestId === requestId);
    if (!concern) return { kind: 'unknown' };
    const right = { ...concern.matter, requestId, purpose };
    const link = await readGuardianRequest(db, transaction, right, now);
    if (link.kind !== 'open') return link;
    return isGuardianAddress(link.consent.email, guardianEmail, child.childEmail)
      ? link
      : { kind: 'unknown' };
  };
}
