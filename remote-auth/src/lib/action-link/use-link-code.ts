import { useEffect, useState } from 'react';
import { useLocation } from '@skora/shared/router';
import { type CodeName, type LinkCode, readLinkCode } from './link-code';

/** Takes the query out of the address bar, and with it out of history, bookmarks and referrers. */
function hideQuery(): void {
  const { pathname, search, hash } = window.location;
  // The host's entry stays as it is: only the text of the address changes, so nothing navigates.
  if (search !== '') window.history.replaceState(window.history.state, '', `${pathname}${hash}`);
}

/**
 * The code of the link that opened this page. It leaves the address bar, and with it history, bookmarks and
 * referrers, as soon as it is read; from then on it lives in memory only.
 * @returns null until the page has started: prerendered markup knows no address
 */
export function useLinkCode(name: CodeName): LinkCode | null {
  // The router keeps the address the host navigated to, so a repeated effect reads the same code again.
  const { search } = useLocation();
  const [found, setFound] = useState<LinkCode | null>(null);
  useEffect(() => {
    setFound(readLinkCode(search, name));
    hideQuery();
  }, [search, name]);
  return found;
}
