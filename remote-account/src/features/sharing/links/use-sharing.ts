import { useRequest } from '../../../lib/requests/use-request';
import { readSharing } from './api/read-sharing';

/** Links to the own CV, and what may be shared. */
export function useSharing() {
  return useRequest('own', readSharing);
}
