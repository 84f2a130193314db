import type { Loaded } from '../../../lib/documents/loaded';
import { useAccountFacts } from '../../../lib/player/use-account-facts';

/** Whether the account is an adult's, as the backend has it. The rules check the birthday. */
export function useAdulthood(): Loaded<boolean> {
  const facts = useAccountFacts();
  return facts.status === 'ready' ? { status: 'ready', value: facts.value.adult } : facts;
}
