import { isIPv6 } from 'node:net';

/**
 * What counts as one client: an IPv4 address, or an IPv6 /64, because one household or server usually holds a whole one.
 * @example findClientNetwork('2001:db8::1') // '2001:db8:0:0::/64'
 */
export function findClientNetwork(address: string): string {
  const v4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (v4 !== undefined || !isIPv6(address)) return v4 ?? address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
