import { useEffect, useState } from 'react';
import { useLocation } from '@skora/shared/router';
import { SESSION_KEYS, sessionStore } from '@skora/shared/storage-keys';
import { hideQuery } from '../action-link/hide-query';

/** The token of a guardian's link, as far as it can be judged without asking. */
export type GuardianToken = { kind: 'missing' } | { kind: 'malformed' } | { kind: 'present'; token: string };

/** 256 bits as base64url; a little room for the day there are more. */
const TOKEN = /^[\w-]{32,128}$/;

/** Reads `token` out of an address's query. Two tokens are as good as a damaged one. */
export function readGuardianToken(search: string): GuardianToken {
  const [token, ...others] = new URLSearchParams(search).getAll('token');
  if (!token) return { kind: 'missing' };
  return others.length === 0 && TOKEN.test(token) ? { kind: 'present', token } : { kind: 'malformed' };
}

/** The address remembered for after a log-in would keep the token for as long as the tab is open. */
function forgetPrevious(): void {
  const stored = sessionStore.read(SESSION_KEYS.previousLocation);
  if (stored?.includes('token=')) sessionStore.remove(SESSION_KEYS.previousLocation);
}

/**
 * The token of the link that opened this page. It leaves the address bar as soon as it is read.
 * @returns null until the page has started: prerendered markup knows no address
 */
export function useGuardianToken(): GuardianToken | null {
  const { search } = useLocation();
  const [found, setFound] = useState<GuardianToken | null>(null);
  useEffect(() => {
    setFound(readGuardianToken(search));
    hideQuery();
    forgetPrevious();
  }, [search]);
  return found;
}
