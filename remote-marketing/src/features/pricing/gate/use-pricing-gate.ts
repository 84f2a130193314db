import { landingPage, paths } from '@skora/shared/contract';
import { showToast } from '@skora/shared/events';
import { useLocation, useNavigate } from '@skora/shared/router';
import { useSession, useTier, useUserHint } from '@skora/shared/session';
import { useEffect, useRef, useState } from 'react';
import { gateState, type GateState } from './gate-state';
import { useHydrated } from '@skora/shared/remote';

/** True when the component's first render was the server's, i.e. it took over finished HTML. Stays so. */
function usePrerendered(): boolean {
  const hydrated = useHydrated();
  const [prerendered] = useState(!hydrated);
  return prerendered;
}

/** How long the page waits before it decides, in ms (docs/brief.md, 9.5). */
export const DECISION_DELAY_MS = 1_000;

/** Says whether a navigation has brought this flag along. */
function hasFlag(state: unknown, flag: 'upgrade' | 'signedIn'): boolean {
  return (
    typeof state === 'object' && state !== null && (state as Partial<Record<string, unknown>>)[flag] === true
  );
}

/** Lets tier0 and upgrading visitors in; tells everybody else once that they have a plan and takes them home. */
export function usePricingGate(): GateState {
  const prerendered = usePrerendered();
  const session = useSession().status;
  const hinted = useUserHint() !== null;
  const tier = useTier();
  const { state: brought } = useLocation();
  const upgrade = hasFlag(brought, 'upgrade');
  const justSignedIn = hasFlag(brought, 'signedIn');
  const navigate = useNavigate();
  const [delayOver, setDelayOver] = useState(false);
  const told = useRef(false);
  const state = gateState({ prerendered, session, hinted, tier, upgrade, delayOver });

  useEffect(() => {
    const timer = setTimeout(() => setDelayOver(true), DECISION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (state !== 'refused' || told.current) return;
    told.current = true;
    // Who read prices, and logs in, has done nothing wrong: their own page follows, as it does from home.
    showToast(justSignedIn ? 'info' : 'error', 'You already have a plan.');
    void navigate(justSignedIn ? landingPage() : paths.home(), { replace: true });
  }, [state, justSignedIn, navigate]);

  return state;
}
