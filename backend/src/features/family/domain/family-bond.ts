import type { Timestamp } from 'firebase-admin/firestore';
import { ADULT_AGE, DAY_MS } from '@skora/domain';
import {
  accountGuardian,
  ageOn,
  GUARDIAN_DAYS,
  type GuardianConsent,
  type PrivateAccount,
  sharingConsent,
} from '../../account';
import { emailAddressKey } from '../../../lib/text/email-address';
import { isSameMailbox } from '../../../lib/text/mailbox';

/**
 * What somebody with a guardian's account is to a player. `decides`: agreed to the account; `agreed`: agreed to sharing the
 * CV; `linked`: invited, and the other side accepted.
 */
export type Bond = 'decides' | 'agreed' | 'linked';

/** `familyLinks/{uid of the player}`: an invitation between a guardian and a player, and what became of it. */
export interface FamilyLink {
  /** A later invitation makes the mail of an earlier one void, and an answer to it. */
  invitationId: string;
  /** As `emailAddressKey` of the guardian's address. */
  guardianKey: string;
  guardianEmail: string;
  /** Who invited; the other side accepts. */
  by: 'guardian' | 'player';
  status: 'invited' | 'accepted';
  /** First names and initials. */
  childName: string;
  guardianName: string;
  at: Timestamp;
  /** Of an invitation only: it goes then. */
  expireAt?: Timestamp;
}

/** When an invitation that nobody has accepted is over, in milliseconds since 1970. */
export function endOfInvitation({ at }: Pick<FamilyLink, 'at'>): number {
  return at.toMillis() + GUARDIAN_DAYS * DAY_MS;
}

/** Whether an invitation may be made: for players under 18 whose account is open without a guardian's agreement to it. */
export function mayBeLinked({ account, opened, status, role }: Linkable, now: number): boolean {
  const isMinor = account !== undefined && ageOn(account.dateOfBirth, now) < ADULT_AGE;
  return isMinor && !accountGuardian({ account, opened }) && status === 'active' && role === 'player';
}

interface Linkable extends Pick<BondFacts, 'account' | 'opened'> {
  /** Of `users/{uid}`. */
  status: unknown;
  role: unknown;
}

/** Everything stored that can bind a guardian to a player. */
export interface BondFacts {
  account: PrivateAccount | undefined;
  /** The player's present address; `null`: none. */
  childEmail: string | null;
  /** Of `guardianConsents/{uid}`. */
  opened: GuardianConsent | undefined;
  /** Of `publishConsents/{uid}`. */
  asked: GuardianConsent | undefined;
  link: FamilyLink | undefined;
}

/**
 * Whether an address is the one a player gave for the guardian. Letter by letter: what is one mailbox at one provider is two
 * at another. Never the player's own mailbox.
 */
export function isGuardianAddress(given: string, guardianEmail: string, childEmail: string | null): boolean {
  const own = childEmail !== null && isSameMailbox(childEmail, guardianEmail);
  return !own && emailAddressKey(given) === emailAddressKey(guardianEmail);
}

/**
 * What somebody whose verified address is `guardianEmail` is to a player under 18; null: nobody. A question that waits binds
 * nobody: a player may have given a stranger's address. Beside who agreed to the account nobody counts.
 */
export function findBond(
  { account, childEmail, opened, asked, link }: BondFacts,
  guardianEmail: string,
  now: number,
): Bond | null {
  if (!account || ageOn(account.dateOfBirth, now) >= ADULT_AGE) return null;
  const isTheirs = (given: string) => isGuardianAddress(given, guardianEmail, childEmail);
  const guardian = accountGuardian({ account, opened });
  if (guardian) return isTheirs(guardian.email) ? 'decides' : null;
  const sharing = sharingConsent({ account, opened, asked });
  if (sharing?.status === 'approved' && isTheirs(sharing.email)) return 'agreed';
  return link?.status === 'accepted' && isTheirs(link.guardianEmail) ? 'linked' : null;
}
