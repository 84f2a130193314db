import { useEffect, useState } from 'react';
import { useLocation } from '@skora/shared/router';
import { hideQuery } from './hide-query';
import { type CodeName, type LinkCode, readLinkCode } from './link-code';

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
