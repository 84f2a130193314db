import type { Loaded } from '../documents/loaded';
import { useAccountFacts } from '../record/use-account-facts';

/** Whether the account is an adult's, as the backend has it. The rules check the birthday. */
export function useAdulthood(): Loaded<boolean> {
  const facts = useAccountFacts();
  return facts.status === 'ready' ? { status: 'ready', value: facts.value.adult } : facts;
}
