import { isPublicAddress } from './network';

/**
 * Which `X-Forwarded-For` entries are believed: those written by the nearest `hops` proxies. Whoever reaches
 * the service straight from a public address is no proxy of ours, so the header then counts for nothing.
 */
export function trustHops(hops: number) {
  return (address: string, hop: number): boolean => hop < hops && (hop > 0 || !isPublicAddress(address));
}
