import { parseEmailAddress } from '../../../lib/text/email-address';
import { isSameMailbox } from '../../../lib/text/mailbox';

/** A guardian's address, checked against the player's own; `null` when it will not do. */
export function parseGuardianEmail(input: string, ownEmail: string): string | null {
  const email = parseEmailAddress(input);
  return email === null || isSameMailbox(email, ownEmail) ? null : email;
}
