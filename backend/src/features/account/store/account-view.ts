import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { maskedEmail } from '../../../lib/text/masked-email';
import { addressProofRef, hasStartedAnew } from './address-proof';
import { deletionRef, type StoredDeletion } from './stored-deletion';
import {
  accountGuardian,
  guardianConsentRef,
  type GuardianConsent,
  type GuardianStatus,
  isGuardianStatus,
} from './guardian-consent';
import { parseRole, type PrivateAccount, privateAccountRef, type Role } from './private-account';

/** What registration asks for. */
export const REGISTRATION_FIELDS = ['displayName', 'dateOfBirth', 'country', 'role', 'terms'] as const;

type AccountStatus = 'incomplete' | 'active' | 'pending-guardian';

/** An account as its owner sees it; times are ISO 8601. */
interface AccountView {
  status: AccountStatus;
  missing: string[];
  role: Role | null;
  emailVerified: boolean;
  startedAnew?: true;
  privateByDefault: boolean;
  guardianship: {
    status: GuardianStatus;
    guardianEmail: string;
    requestedAt: string;
    decidedAt: string | null;
    decides: boolean;
  } | null;
  deletion: { requestedAt: string; dueAt: string } | null;
  createdAt: string;
}

function iso(at: Timestamp): string {
  return at.toDate().toISOString();
}

function describeGuardianship(
  account: PrivateAccount | undefined,
  consent: GuardianConsent | undefined,
): AccountView['guardianship'] {
  if (consent === undefined || !isGuardianStatus(consent.status)) return null;
  return {
    status: consent.status,
    guardianEmail: maskedEmail(consent.email),
    requestedAt: iso(consent.requestedAt),
    decidedAt: consent.decidedAt && iso(consent.decidedAt),
    decides: accountGuardian({ account, opened: consent }) !== null,
  };
}

function describeDeletion({ requestedAt, dueAt }: StoredDeletion = {}): AccountView['deletion'] {
  return requestedAt && dueAt ? { requestedAt: iso(requestedAt), dueAt: iso(dueAt) } : null;
}

/** Accounts older than the status have none. */
function readStatus(user: DocumentSnapshot | undefined): AccountStatus {
  return (user?.get('status') as AccountStatus | undefined) ?? 'active';
}

/** Reads an account for its owner. An identity that never finished its registration is `incomplete`. */
export async function readAccount(db: Firestore, identity: UserRecord): Promise<AccountView> {
  const { uid } = identity;
  const [user, account, consent, deletion, proof] = await db.getAll(
    db.collection('users').doc(uid),
    privateAccountRef(db, uid),
    guardianConsentRef(db, uid),
    deletionRef(db, uid),
    addressProofRef(db, uid),
  );
  // While an account is deleted, its record can go before the rest.
  const registered = Boolean(account?.exists && user?.exists);
  return {
    status: registered ? readStatus(user) : 'incomplete',
    missing: registered ? [] : [...REGISTRATION_FIELDS],
    role: registered ? parseRole(user) : null,
    emailVerified: identity.emailVerified,
    ...(hasStartedAnew(proof) && { startedAnew: true }),
    privateByDefault: registered ? Boolean(user?.get('privateByDefault')) : true,
    guardianship: describeGuardianship(
      account?.data() as PrivateAccount | undefined,
      consent?.data() as GuardianConsent | undefined,
    ),
    deletion: describeDeletion(deletion?.data() as StoredDeletion | undefined),
    createdAt: new Date(identity.metadata.creationTime).toISOString(),
  };
}
