import { mapLoaded, type Loaded } from '@skora/kit';
import { useAccountFacts } from '../../../lib/player/use-account-facts';

/** Whether the account is an adult's, as the backend has it. The rules check the birthday. */
export function useAdulthood(): Loaded<boolean> {
  return mapLoaded(useAccountFacts(), ({ adult }) => adult);
}
