import { askTier } from './ask-tier';
import { setTier, tierStore } from './tier-store';

/** How often the server is asked for the tier beside the live subscription, in ms (docs/brief.md, 9.4). */
export const TIER_REFRESH_MS = 30_000;

interface TierRefresh {
  /** Asks at once. */
  ask: () => void;
  /** The subscription has spoken: an answer under way is older. */
  overtake: () => void;
  stop: () => void;
}

/**
 * Asks the server for a player's tier every 30 s, when the window is looked at and when the network is back, because the
 * live subscription may have gone silent. A player on tier0 has nothing to lose, and a tab that nobody sees asks as soon
 * as it is shown.
 */
export function startTierRefresh(uid: string): TierRefresh {
  let question: symbol | null = null;

  const ask = async () => {
    const { status, tier: known } = tierStore.get();
    if (question || (status === 'ready' && known === 'tier0')) return;
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    const mine = Symbol();
    question = mine;
    const tier = await askTier(uid);
    if (question !== mine) return;
    question = null;
    if (tier !== null) setTier({ status: 'ready', tier });
  };

  const refresh = () => void ask();
  const timer = setInterval(refresh, TIER_REFRESH_MS);
  window.addEventListener('focus', refresh);
  window.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refresh);
  const overtake = () => {
    question = null;
  };
  return {
    ask: refresh,
    overtake,
    stop: () => {
      overtake();
      clearInterval(timer);
      window.removeEventListener('focus', refresh);
      window.removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    },
  };
}
