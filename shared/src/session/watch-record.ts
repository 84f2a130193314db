import { parseTier } from '../contract/tier';
import { firebaseErrorCode, loadAuth, loadFirestore } from '../firebase';
import { accountStatusStore, parseAccountStatus } from './account-status';
import { sessionStoreOfPage } from './session-store';
import { LOADING_TIER, setTier, tierStore } from './tier-store';

/** How often the tier is read again beside the live subscription, in ms (spec, section 9). */
export const TIER_REFRESH_MS = 30_000;

const RESUBSCRIBE_MS = 5_000;
const OFFLINE = new Set(['unavailable', 'deadline-exceeded']);

type Fields = Record<string, unknown> | null;

class RecordWatch {
  private stopped = false;
  private stopListening = () => {};
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly timer = setInterval(() => this.refresh(), TIER_REFRESH_MS);

  constructor(private readonly uid: string) {
    setTier(LOADING_TIER);
    accountStatusStore.set('unknown');
    void this.subscribe();
  }

  private readonly apply = (fields: Fields) => {
    if (this.stopped) return;
    setTier({ status: 'ready', tier: parseTier(fields?.tierLevel) });
  };

  private readonly follow = (fields: Fields, fromCache: boolean) => {
    this.apply(fields);
    // Offline, an empty cache says nothing about the account.
    if (this.stopped || (fields === null && fromCache)) return;
    const before = accountStatusStore.get();
    const status = parseAccountStatus(fields);
    accountStatusStore.set(status);
    // The present ID token still says that a guardian has to agree.
    if (before === 'pending-guardian' && status === 'active') {
      void loadAuth()
        .then(({ idToken }) => idToken(true))
        .catch(() => undefined);
    }
  };

  private readonly fail = () => {
    this.apply(null);
    if (this.stopped) return;
    // A failed subscription is dead for good (for example after a token ran out): begin a new one.
    this.retry = setTimeout(() => void this.subscribe(), RESUBSCRIBE_MS);
  };

  private async subscribe(): Promise<void> {
    try {
      const { watchDocument } = await loadFirestore();
      if (this.stopped) return;
      this.stopListening();
      this.stopListening = watchDocument(`users/${this.uid}`, this.follow, this.fail);
    } catch {
      this.fail();
    }
  }

  /** Reads once more. A player on tier0 has nothing to lose, so only paid tiers are read again. */
  readonly refresh = () => {
    if (tierStore.get().tier === 'tier0') return;
    void loadFirestore()
      .then(({ readDocument }) => readDocument(`users/${this.uid}`))
      .then(this.apply, (error: unknown) => {
        // Without network the live subscription keeps the last value; only a refusal takes the plan away.
        if (!OFFLINE.has(firebaseErrorCode(error) ?? '')) this.apply(null);
      });
  };

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    this.stopListening();
  }
}

/** Keeps tier and account status in step with the session for the life of the page. */
export function startRecord(): void {
  let watch: { uid: string; record: RecordWatch } | null = null;
  const follow = () => {
    const session = sessionStoreOfPage.get();
    const uid = session.status === 'signed-in' ? session.user.uid : null;
    if (watch && watch.uid !== uid) {
      watch.record.stop();
      watch = null;
    }
    if (uid !== null && !watch) watch = { uid, record: new RecordWatch(uid) };
    if (session.status !== 'signed-out') return;
    setTier({ status: 'ready', tier: 'tier0' });
    accountStatusStore.set('none');
  };
  sessionStoreOfPage.subscribe(follow);
  window.addEventListener('focus', () => watch?.record.refresh());
  follow();
}
