import { createHmac } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { findNetwork } from '../../../lib/guards/network';
import type { Budget } from '../../../lib/budgets/request-budget';

// One household usually holds a whole IPv6 /64.
const HOUSEHOLD = { v4: 32, v6: 64 };

/** A key that tells one household from another as long as our secret is kept, and nothing else. */
function household(secret: string, purpose: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`${purpose}:${findNetwork(address, HOUSEHOLD)}`)
    .digest('base64url');
}

/** Who reports a clip: the same household counts once. Of another clip the same household has another key. */
export function reporterKey(secret: string, clip: string, address: string): string {
  return household(secret, `clip-report:${clip}`, address).slice(0, 22);
}

/** Reports of a household in a day: enough for a bad evening, too little to empty the gallery. */
export function clipReportBudget(secret: string, address: string, now: number): Budget {
  const day = new Date(now).toISOString().slice(0, 10);
  return {
    kind: 'clip-report',
    subject: household(secret, `clip-report-day:${day}`, address),
    limit: 10,
    windowMs: DAY_MS,
  };
}
