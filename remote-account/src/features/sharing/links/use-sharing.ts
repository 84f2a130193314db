import { useRequest } from '../../../lib/requests/use-request';
import { readSharing } from './api/read-sharing';

export function useSharing() {
  return useRequest('own', readSharing);
}
