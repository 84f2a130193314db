import { landingPage, paths } from '@skora/shared/contract';
import { TAB_KEYS, tabStorage } from '@skora/shared/storage-keys';
import type { OwnAccount } from '@skora/kit';

/** Pages somebody signs up for to do something there, and their children. All others are read, and can be read later. */
const ERRANDS = [
  paths.pricing(),
  paths.paymentPortal(),
  paths.manageSubscription(),
  paths.academies(),
  paths.showcases(),
  paths.playerMap(),
  paths.settings(),
  paths.sharing(),
  paths.cv(),
];

function isErrand(page: string | null): boolean {
  const path = page?.split(/[?#]/, 1)[0] ?? '';
  return ERRANDS.some((errand) => path === errand || path.startsWith(`${errand}/`));
}

/**
 * Tells the host where to go once it learns of the session of a new account: to the page somebody signed up for, else
 * to where the account begins. An account that waits for somebody, or for its details, goes there first.
 */
export function rememberNextPage({ status, role }: Pick<OwnAccount, 'status' | 'role'>): void {
  if (status === 'active' && role !== 'guardian' && isErrand(tabStorage.read(TAB_KEYS.previousLocation)))
    return;
  tabStorage.write(TAB_KEYS.previousLocation, landingPage({ status, role, isNew: true }));
}

/** The same for somebody who has proved an email address and logs in next. The page there knows how far they are. */
export function rememberFirstSteps(): void {
  tabStorage.write(TAB_KEYS.previousLocation, landingPage({ isNew: true }));
}

/** A parent who logs in goes to the family, unless a page of it was asked for. */
export function rememberFamily(): void {
  const before = tabStorage.read(TAB_KEYS.previousLocation);
  if (before?.startsWith(paths.family()) !== true) {
    tabStorage.write(TAB_KEYS.previousLocation, landingPage({ role: 'guardian' }));
  }
}
