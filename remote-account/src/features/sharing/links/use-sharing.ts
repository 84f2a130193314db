import { useRequest } from '@skora/kit';
import { readSharing } from './api/read-sharing';

export function useSharing() {
  return useRequest('own', readSharing);
}
