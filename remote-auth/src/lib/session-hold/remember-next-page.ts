import { paths } from '@skora/shared/contract';
import { SESSION_KEYS, sessionStore } from '@skora/shared/storage-keys';
import type { OwnAccount } from '../own-account';

/**
 * Where the host goes once it learns of the session: the page that was visited before, unless the account waits for
 * somebody. What is still to come is more important then.
 */
export function rememberNextPage({ status }: OwnAccount): void {
  if (status === 'pending-guardian') {
    sessionStore.write(SESSION_KEYS.previousLocation, paths.completeAccount());
  }
}
