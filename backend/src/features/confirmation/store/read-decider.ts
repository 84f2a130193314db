import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  type GuardianConsent,
  grownRefs,
  guardianConsentRef,
  isGrown,
  type PrivateAccount,
  sharingConsent,
} from '../../account';

interface Decider {
  /** 18 or older: nobody is asked before the coach. */
  grown: boolean;
  /** Who agreed to the account, else who agreed to its CV being shared, as far as the agreement stands; `null`: nobody. */
  guardian: GuardianConsent | null;
  /** Addresses of the guardians a player has named, also of those who have not agreed. None is a coach’s. */
  guardianEmails: string[];
}

const ifApproved = (consent: GuardianConsent | undefined) =>
  consent?.status === 'approved' ? consent : null;

/** Reads who decides whether a coach is asked. */
export async function readDecider(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  now: number,
): Promise<Decider> {
  const [first, second, found, gate] = await transaction.getAll(
    guardianConsentRef(db, uid),
    guardianConsentRef(db, uid, 'publishing'),
    ...grownRefs(db, uid),
  );
  const opened = first?.data() as GuardianConsent | undefined;
  const asked = second?.data() as GuardianConsent | undefined;
  const account = found?.data() as PrivateAccount | undefined;
  return {
    grown: isGrown(found, gate, now),
    guardian: ifApproved(opened) ?? ifApproved(sharingConsent({ account, opened, asked })),
    guardianEmails: [opened, asked].flatMap((consent) => consent?.email ?? []),
  };
}
