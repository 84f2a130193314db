import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Outbox } from '../../../lib/mail/outbox';
import type { GuardianSubject } from '../../account';
import type { GuardianLink } from './guardian-link';

/** What deciding for a player needs. */
export interface DecisionDeps {
  firestore: Firestore;
  auth: Auth;
  outbox: Outbox;
  now: () => number;
}

/** An answer that was stored, and whether what it is about is open now. */
interface GuardianDecided {
  uid: string;
  subject: GuardianSubject;
  open: boolean;
}

export type Outcome = Exclude<GuardianLink['kind'], 'open'> | 'other-text' | GuardianDecided;

/** `-alone`: the account is open all the same, because the player is old enough to decide alone. */
type Decision = 'approved' | 'declined' | 'revoked' | 'declined-alone' | 'revoked-alone';

/** That the guardian decided, as the player is told. */
export function decisionFact(subject: GuardianSubject, decision: Decision, now: number) {
  return { kind: 'guardian-decided', key: `${subject}:${now}`, params: { subject, decision } } as const;
}

/** How entries of the audit log, and kinds of mail, begin. */
export const AUDITED = {
  account: 'guardian',
  publishing: 'publishing',
  push: 'push',
  showcase: 'showcase',
} as const;
export const MAILED = {
  account: 'guardian',
  publishing: 'publish',
  push: 'push',
  showcase: 'showcase',
} as const;
