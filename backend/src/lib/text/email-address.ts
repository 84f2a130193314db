import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

// `%` is left out on purpose: old relays read `a%b@c` as a route. Linear patterns, bounded input.
const LOCAL_PART = /^[a-z0-9!#$&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:xn--[a-z0-9-]{1,59}|[a-z]{2,63})$/;
const NOT_IN_DOMAIN = /[\p{C}\p{Z}%@/\\?#:[\]]/u;
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/**
 * Normalises an email address: trimmed, domain in lower case and in its ASCII form.
 *
 * @returns the address, or `null` when it is not one `local@domain.tld` of at most 254 characters
 */
export function parseEmailAddress(input: string): string | null {
  const text = input.trim();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const written = text.slice(at + 1);
  if (text.length > MAX_LENGTH || local.length > MAX_LOCAL_LENGTH) return null;
  if (!LOCAL_PART.test(local) || NOT_IN_DOMAIN.test(written)) return null;
  const domain = domainToASCII(written).toLowerCase();
  const address = `${local}@${domain}`;
  return DOMAIN.test(domain) && address.length <= MAX_LENGTH ? address : null;
}

/**
 * The key an address is stored under: SHA-256 in hex. The whole address counts in lower case, so that
 * spelling variants of one mailbox share one record and one limit.
 */
export function emailAddressKey(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex');
}
