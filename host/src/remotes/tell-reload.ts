import { TAB_KEYS, tabStorage } from '@skora/shared/storage-keys';
import { showReloaded } from './fallback';

/** Says above the page, after a reload that nobody asked for, why it begins anew. */
export function tellReload(region: HTMLElement): void {
  if (tabStorage.read(TAB_KEYS.untoldReload) === null) return;
  tabStorage.remove(TAB_KEYS.untoldReload);
  showReloaded(region);
}
