import { useRequest } from '@skora/kit';
import { readSharing } from './links-api';

export function useSharing() {
  return useRequest('own', readSharing);
}
