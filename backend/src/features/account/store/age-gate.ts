import { createHmac } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { householdKey } from '../../../lib/guards/household-key';
import { mailboxKey } from '../../../lib/text/mailbox';

/** Who needs a guardian, or is no adult, cannot simply give another birth date, also not with a new sign-in. */
const AGE_GATE_MS = 7 * DAY_MS;

interface Applicant {
  uid: string;
  email: string;
  emailVerified: boolean;
  /** Where the request came from. */
  address: string;
}

/** Where it is kept what a sign-in told about its age. */
export function ageGateRef(db: Firestore, uid: string): DocumentReference {
  return db.collection('ageGates').doc(uid);
}

/**
 * Where it is kept that somebody needs a guardian, or is no adult: by the sign-in, and by the mailbox together with the household, as keys that
 * tell nothing without the secret. By the mailbox alone only where it is proven: else a stranger could learn from our answer
 * that an address is a child's, or keep its owner out with a made-up birth date.
 */
export function ageGateRefs(
  db: Firestore,
  secret: string,
  { uid, email, emailVerified, address }: Applicant,
): DocumentReference[] {
  const purpose = `age-gate:${mailboxKey(email)}`;
  const proven = createHmac('sha256', secret).update(purpose).digest('base64url');
  const ids = [uid, householdKey(secret, purpose, address), ...(emailVerified ? [proven] : [])];
  return ids.map((id) => ageGateRef(db, id));
}

/** What was told: too young to agree alone, or no adult at least. */
type ToldAge = 'young' | 'minor';

/** What is kept: until when. */
export function makeAgeGate(now: number, told: ToldAge) {
  return { expireAt: Timestamp.fromMillis(now + AGE_GATE_MS), told };
}

/** What was told lately; null: nothing that counts. */
export function readAgeGate(gates: readonly DocumentSnapshot[], now: number): ToldAge | null {
  const live = gates.filter(
    (gate) => ((gate.get('expireAt') as Timestamp | undefined)?.toMillis() ?? 0) > now,
  );
  if (live.length === 0) return null;
  return live.every((gate) => gate.get('told') === 'minor') ? 'minor' : 'young';
}
