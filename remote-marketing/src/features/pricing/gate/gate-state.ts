import type { Session, TierState } from '@skora/shared/session';

/** What the pricing page shows: the markup as the server sent it, the loader, the plans, nothing (refused), or that nobody answers. */
export type GateState = 'as-sent' | 'loading' | 'open' | 'refused' | 'unknown';

interface Visit {
  /** The page came as finished HTML, plans included. */
  prerendered: boolean;
  session: Session['status'];
  /** This browser was signed in last time. */
  hinted: boolean;
  tier: TierState;
  /** The visitor came to upgrade (navigation state `upgrade`). */
  upgrade: boolean;
  delayOver: boolean;
}

/** Decides who sees the plans. Nothing is decided before the delay is over and the tier is known. */
export function gateState({ prerendered, session, hinted, tier, upgrade, delayOver }: Visit): GateState {
  if (delayOver && tier.status === 'unknown') return 'unknown';
  if (delayOver && tier.status === 'ready') return tier.tier === 'tier0' || upgrade ? 'open' : 'refused';
  // The plans are on the screen already, so there is no wait.
  if (prerendered && session === 'signed-out') return 'open';
  return prerendered && session === 'unknown' && !hinted ? 'as-sent' : 'loading';
}
