import { paths } from './paths';

/** What is known about a signed-in person; nothing yet is fine. */
export interface Arriving {
  /** Of the account, as the backend names it: `active`, `incomplete` or `pending-guardian`. */
  status?: string;
  /** `player` or `guardian`; null or left out while it is not known. */
  role?: string | null;
  /** The account, or the proof of its email address, is a moment old. */
  isNew?: boolean;
}

/**
 * Where a signed-in person begins who did not ask for another page: after sign-up, verification and log-in. Never on
 * the marketing home.
 */
export function landingPage({ status, role, isNew = false }: Arriving = {}): string {
  if (status === 'incomplete' || status === 'pending-guardian') return paths.completeAccount();
  if (role === 'guardian') return paths.family();
  return isNew ? paths.welcome() : paths.dashboard();
}
