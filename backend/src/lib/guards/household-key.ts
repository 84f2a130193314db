import { createHmac } from 'node:crypto';
import { findNetwork } from './network';

// One household usually holds a whole IPv6 /64.
const HOUSEHOLD = { v4: 32, v6: 64 };

/** An HMAC of the client's network: tells households apart, and reveals no address without the secret. */
export function householdKey(secret: string, purpose: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`${purpose}:${findNetwork(address, HOUSEHOLD)}`)
    .digest('base64url');
}

/** The same that is another one every day, so that nobody can be followed by it. */
export function dailyHouseholdKey(secret: string, purpose: string, address: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return householdKey(secret, `${purpose}-day:${day}`, address);
}
