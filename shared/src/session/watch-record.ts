import { parseTier } from '../contract/tier';
import { firebaseErrorCode, loadAuth, loadFirestore } from '../firebase';
import { accountRoleStore, parseAccountRole, recallAccountRole, setAccountRole } from './record/account-role';
import { accountStatusStore, parseAccountStatus } from './record/account-status';
import { startTierRefresh } from './record/refresh-tier';
import { sessionStoreOfPage } from './session-store';
import { LOADING_TIER, setTier, tierStore, UNKNOWN_TIER } from './record/tier-store';

const RESUBSCRIBE_MS = 5_000;

/** After this long without an answer, in ms, pages say so. */
const ANSWER_DEADLINE_MS = 8_000;

type Fields = Record<string, unknown> | null;

class RecordWatch {
  private stopped = false;
  private stopListening = () => {};
  private resubscription: ReturnType<typeof setTimeout> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private readonly tierRefresh: ReturnType<typeof startTierRefresh>;

  constructor(private readonly uid: string) {
    setTier(LOADING_TIER);
    accountStatusStore.set('unknown');
    this.tierRefresh = startTierRefresh(uid);
    this.expectAnswer();
    void this.subscribe();
  }

  /** Asks once more, for a visitor who was told that nobody answers. */
  ask(): void {
    if (tierStore.get().status !== 'unknown') return;
    setTier(LOADING_TIER);
    this.expectAnswer();
    this.tierRefresh.ask();
  }

  private expectAnswer(): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(this.giveUp, ANSWER_DEADLINE_MS);
  }

  private readonly giveUp = () => {
    if (!this.stopped && tierStore.get().status === 'loading') setTier(UNKNOWN_TIER);
  };

  private readonly apply = (fields: Fields) => {
    if (this.stopped) return;
    setTier({ status: 'ready', tier: parseTier(fields?.tierLevel) });
  };

  private readonly follow = (fields: Fields, fromCache: boolean) => {
    // Offline, an empty cache says nothing about the account.
    if (fields === null && fromCache) return this.giveUp();
    this.tierRefresh.overtake();
    this.apply(fields);
    if (this.stopped) return;
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

  private readonly fail = (error: unknown) => {
    if (firebaseErrorCode(error) === 'permission-denied') this.apply(null);
    else this.giveUp();
    if (this.stopped) return;
    // A failed subscription is dead for good (for example after a token ran out): begin a new one.
    this.resubscription = setTimeout(() => void this.subscribe(), RESUBSCRIBE_MS);
  };

  private async subscribe(): Promise<void> {
    try {
      const { watchDocumentOrCache } = await loadFirestore();
      if (this.stopped) return;
      this.stopListening();
      this.stopListening = watchDocumentOrCache(`users/${this.uid}`, this.follow, this.fail);
    } catch (error) {
      this.fail(error);
    }
  }

  stop(): void {
    this.stopped = true;
    this.tierRefresh.stop();
    clearTimeout(this.resubscription);
    clearTimeout(this.deadline);
    this.stopListening();
  }
}

let watch: { uid: string; record: RecordWatch } | null = null;

/** Asks for the record of the account once more, when a page has said that nobody answers. */
export function askRecordAgain(): void {
  watch?.record.ask();
}

/** Keeps tier, status and role of the account in step with the session for the life of the page. */
export function startRecord(): void {
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
