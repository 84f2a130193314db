import { parseTier } from '../contract/tier';
import { loadAuth, loadFirestore } from '../firebase';
import { accountRoleStore, parseAccountRole, recallAccountRole, setAccountRole } from './record/account-role';
import { accountStatusStore, parseAccountStatus } from './record/account-status';
import { startTierRefresh } from './record/refresh-tier';
import { sessionStoreOfPage } from './session-store';
import { LOADING_TIER, setTier } from './record/tier-store';

const RESUBSCRIBE_MS = 5_000;

type Fields = Record<string, unknown> | null;

class RecordWatch {
  private stopped = false;
  private stopListening = () => {};
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly tierRefresh: ReturnType<typeof startTierRefresh>;

  constructor(private readonly uid: string) {
    setTier(LOADING_TIER);
    accountStatusStore.set('unknown');
    this.tierRefresh = startTierRefresh(uid);
    void this.subscribe();
  }

  private readonly apply = (fields: Fields) => {
    if (this.stopped) return;
    setTier({ status: 'ready', tier: parseTier(fields?.tierLevel) });
  };

  private readonly follow = (fields: Fields, fromCache: boolean) => {
    this.tierRefresh.overtake();
    this.apply(fields);
    // Offline, an empty cache says nothing about the account.
    if (this.stopped || (fields === null && fromCache)) return;
    const before = accountStatusStore.get();
    const status = parseAccountStatus(fields);
    accountStatusStore.set(status);
    setAccountRole(parseAccountRole(fields?.role));
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
      const { watchDocumentOrCache } = await loadFirestore();
      if (this.stopped) return;
      this.stopListening();
      this.stopListening = watchDocumentOrCache(`users/${this.uid}`, this.follow, this.fail);
    } catch {
      this.fail();
    }
  }

  stop(): void {
    this.stopped = true;
    this.tierRefresh.stop();
    clearTimeout(this.retry);
    this.stopListening();
  }
}

/** Keeps tier, status and role of the account in step with the session for the life of the page. */
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
    setAccountRole('player');
  };
  accountRoleStore.set(recallAccountRole());
  sessionStoreOfPage.subscribe(follow);
  follow();
}
