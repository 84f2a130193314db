import type { NavigationItem } from './items';

function pathnameOf(to: string): string {
  return to.replace(/[?#].*/, '');
}

function pathnamesOf(item: NavigationItem): string[] {
  return 'to' in item ? [item.to] : item.entries.map(({ to }) => pathnameOf(to));
}

/** How exactly an address says where one is: the length of what it shares with the pathname; 0 for another place. */
function closeness(address: string, pathname: string): number {
  return pathname === address || pathname.startsWith(`${address}/`) ? address.length : 0;
}

/**
 * The place of the navigation that a page belongs to: the one with the longest address that the page is or lies below.
 * @returns null for pages of no place, such as the pricing page
 * @example currentItem(playerItems, '/academies/fc-sample')?.label // 'Discover'
 */
export function currentItem(items: readonly NavigationItem[], pathname: string): NavigationItem | null {
  const here = pathname.replace(/(?<=.)\/$/, '');
  let best: { item: NavigationItem; length: number } | null = null;
  for (const item of items) {
    const length = Math.max(...pathnamesOf(item).map((address) => closeness(address, here)));
    if (length > (best?.length ?? 0)) best = { item, length };
  }
  return best?.item ?? null;
}

/** What `aria-current` of a link to this address says on this page. */
export function currentMark(to: string, pathname: string): 'page' | undefined {
  return to === pathname.replace(/(?<=.)\/$/, '') ? 'page' : undefined;
}
