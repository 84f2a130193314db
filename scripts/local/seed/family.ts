import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';
import { DAY_MS, shortName } from '@skora/domain';
import {
  CURRENT_CONTACT_CONSENT,
  CURRENT_GUARDIAN_CONSENT,
  CURRENT_PUBLISH_CONSENT,
} from '@skora/backend/features/account/domain/consent-text';
import { mailboxKey } from '@skora/backend/lib/text/mailbox';
import { demoPassword, demoPlayers } from './stories/players';

/** A fictional parent who agreed that one demo player shares the CV, and whom a younger one waits for. */
export const demoParent = {
  uid: 'demo-parent',
  displayName: 'Paula Erfunden',
  email: 'parent.demo@skora.example',
} as const;

const LEA = { uid: 'demo-lea', displayName: 'Lea Erfunden', email: 'lea.demo@skora.example', age: 13 };
const YEAR_MS = 365.25 * 86_400_000;

/** A question to the parent, as the backend stores it. */
function question(displayName: string, requestId: string, at: Timestamp) {
  const { email } = demoParent;
  const common = { email, mailbox: mailboxKey(email), requestId, childName: shortName(displayName) };
  return { ...common, requestedAt: at, decidedAt: null, status: 'pending' };
}

/** Accounts of the family beside the demo players', and what was asked and answered. */
export async function seedFamily(firestore: Firestore): Promise<void> {
  const at = Timestamp.now();
  // An agreement counts after a day.
  const yesterday = Timestamp.fromMillis(at.toMillis() - DAY_MS);
  const bornOn = (age: number) => `${at.toDate().getUTCFullYear() - age}-01-01`;
  const terms = { textVersion: 'terms-2026-11', action: 'given', by: 'self', at };
  const batch = firestore.batch();
  const user = { tierLevel: 'tier0', createdAt: at };
  batch.set(firestore.doc(`users/${demoParent.uid}`), {
    ...{ ...user, role: 'guardian', status: 'active', privateByDefault: false },
  });
  batch.set(firestore.doc(`privateAccounts/${demoParent.uid}`), {
    ...{ displayName: demoParent.displayName, dateOfBirth: bornOn(44), country: 'AT', registeredAt: at },
    consents: [terms],
  });
  batch.set(firestore.doc(`users/${LEA.uid}`), {
    ...{ ...user, role: 'player', status: 'pending-guardian', privateByDefault: true },
    measuresFrom: Timestamp.fromMillis(at.toMillis() - (LEA.age - 5) * YEAR_MS),
  });
  batch.set(firestore.doc(`privateAccounts/${LEA.uid}`), {
    ...{ displayName: LEA.displayName, dateOfBirth: bornOn(LEA.age), country: 'DE', registeredAt: at },
    consents: [terms],
  });
  batch.set(firestore.doc(`guardianConsents/${LEA.uid}`), {
    ...question(LEA.displayName, 'demo-lea-account', at),
    textVersion: CURRENT_GUARDIAN_CONSENT,
  });
  const timo = demoPlayers.find(({ uid }) => uid === 'demo-timo');
  if (!timo) throw new Error('The demo family needs Timo.');
  const signed = { name: demoParent.displayName, relationship: 'parent' };
  const given = { action: 'given', by: 'guardian', at, ...signed };
  batch.set(firestore.doc(`publishConsents/${timo.uid}`), {
    ...question(timo.displayName, 'demo-timo-sharing', at),
    ...{ textVersion: CURRENT_PUBLISH_CONSENT, status: 'approved', decidedAt: yesterday, ...signed },
    contact: true,
  });
  batch.update(firestore.doc(`privateAccounts/${timo.uid}`), {
    consents: [
      terms,
      { ...given, textVersion: CURRENT_PUBLISH_CONSENT },
      { ...given, textVersion: CURRENT_CONTACT_CONSENT },
    ],
  });
  await batch.commit();
}

/** The sign-ins of the family, with verified addresses. */
export async function seedFamilyAccounts(auth: Auth): Promise<void> {
  for (const { uid, displayName, email } of [demoParent, LEA]) {
    await auth.createUser({ uid, displayName, email, emailVerified: true, password: demoPassword });
  }
  await auth.setCustomUserClaims(demoParent.uid, { guardian: true });
  await auth.setCustomUserClaims(LEA.uid, { pendingGuardian: true });
}
