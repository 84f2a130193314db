import type { NavigationItem } from './navigation-item';

/** Where one is: the pathname, and the fragment where it leads to a part with a place of its own. */
export interface Whereabouts {
  pathname: string;
  /** With its `#`, or empty. */
  hash: string;
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '');
}

function listAddresses(item: NavigationItem): string[] {
  return 'to' in item ? [item.to] : item.entries.map(({ to }) => to.replace(/\?.*/, ''));
}

/** How exactly an address says where one is: the length of what it shares with it; 0 for another place. */
function closeness(address: string, { pathname, hash }: Whereabouts): number {
  const isHere =
    address === `${pathname}${hash}` || pathname === address || pathname.startsWith(`${address}/`);
  return isHere ? address.length : 0;
}

/**
 * The place of the navigation that a page belongs to: the one with the longest address that the page is or lies below.
 * @returns null for pages of no place, such as the pricing page
 * @example currentItem(playerItems, { pathname: '/academies/fc-sample', hash: '' })?.label // 'Discover'
 */
export function currentItem(
  items: readonly NavigationItem[],
  { pathname, hash }: Whereabouts,
): NavigationItem | null {
  const here = { pathname: withoutSlash(pathname), hash };
  let best: { item: NavigationItem; length: number } | null = null;
  for (const item of items) {
    const length = Math.max(...listAddresses(item).map((address) => closeness(address, here)));
    if (length > (best?.length ?? 0)) best = { item, length };
  }
  return best?.item ?? null;
}

/** What `aria-current` of a link to this address says on this page. */
export function currentMark(to: string, { pathname, hash }: Whereabouts): 'page' | undefined {
  const here = withoutSlash(pathname);
  return to === here || to === `${here}${hash}` ? 'page' : undefined;
}
