import type { Services } from '../../../lib/services/services';

/** Where a person reads what is held and reported. */
export function readInbox({ contact }: Services['config']): string | null {
  return contact.safeguardingInbox ?? contact.inbox;
}
