import { createHmac } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { findNetwork } from '../../../lib/guards/network';
import type { Budget } from '../../../lib/budgets/request-budget';

// One household usually holds a whole IPv6 /64.
const HOUSEHOLD = { v4: 32, v6: 64 };

/** An HMAC of the client's network: tells households apart, and reveals no address without the secret. */
function householdKey(secret: string, purpose: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`${purpose}:${findNetwork(address, HOUSEHOLD)}`)
    .digest('base64url');
}

/** Who reports a clip; one household counts once. The key differs from clip to clip, so that reports cannot be linked. */
export function reporterKey(secret: string, clip: string, address: string): string {
  return householdKey(secret, `clip-report:${clip}`, address).slice(0, 22);
}

/** Reports of a household in a day: enough for a bad evening, too little to empty the gallery. */
export function clipReportBudget(secret: string, address: string, now: number): Budget {
  const day = new Date(now).toISOString().slice(0, 10);
  return {
    kind: 'clip-report',
    subject: householdKey(secret, `clip-report-day:${day}`, address),
    limit: 10,
    windowMs: DAY_MS,
  };
}
