import { paths } from '@skora/shared/contract';
import { TAB_KEYS, tabStorage } from '@skora/shared/storage-keys';
import type { OwnAccount } from '@skora/kit';

/**
 * Where the host goes once it learns of the session: the page that was visited before, unless the account waits for
 * somebody. What is still to come is more important then.
 */
export function rememberNextPage({ status }: OwnAccount): void {
  if (status === 'pending-guardian') {
    tabStorage.write(TAB_KEYS.previousLocation, paths.completeAccount());
  }
}
