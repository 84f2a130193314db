import type { AccountRole } from '@skora/shared/session';
import { guardianItems } from './guardian-items';
import type { NavigationItem } from './navigation-item';
import { playerItems } from './player-items';

const itemsByRole: Readonly<Record<AccountRole, readonly NavigationItem[]>> = {
  player: playerItems,
  guardian: guardianItems,
};

/** The navigation of an account. */
export function itemsFor(role: AccountRole): readonly NavigationItem[] {
  return itemsByRole[role];
}
