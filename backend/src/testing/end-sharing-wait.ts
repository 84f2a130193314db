import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import type { TestApp } from './start-test-app';

/** Makes a guardian's agreement to sharing a day older, so that it counts now. */
export async function endSharingWait({ firestore, now }: TestApp, uid: string): Promise<void> {
  await firestore.doc(`publishConsents/${uid}`).update({ decidedAt: Timestamp.fromMillis(now() - DAY_MS) });
}
