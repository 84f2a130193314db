import ipaddr from 'ipaddr.js';

interface PrefixBits {
  v4: number;
  v6: number;
}

/**
 * The network an address belongs to, e.g. `203.0.113.0/24`. IPv4 written as IPv6 counts as IPv4; text that
 * is no address is its own network.
 */
export function findNetwork(address: string, bits: PrefixBits): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') {
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/${bits.v4}`).toString()}/${bits.v4}`;
  }
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bits.v6}`).toString()}/${bits.v6}`;
}

/** Whether the address is one of the public internet, i.e. one a geolocation service can know. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
