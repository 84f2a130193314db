import { useEffect, useState } from 'react';
import { onEvent } from '@skora/shared/events';
import { useSession } from '@skora/shared/session';

// What remote-account tells; should it tell something else, types no longer fit.
declare module '@skora/shared/events' {
  interface EventMap {
    'account:notifications-read': { uid: string; unread: number };
  }
}

/** The count is asked for at most once in so many ms. */
const REST_MS = 60_000;

/** How long a browser that cannot tell when it is idle has for the page itself, in ms. */
const SETTLING_MS = 2000;

/** A browser that is never idle shows the count after so many ms all the same. */
const MAX_IDLE_WAIT_MS = 5000;

/** Runs when the page has nothing better to do. @returns takes it back */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, SETTLING_MS);
    return () => clearTimeout(timer);
  }
  // A slow phone may never call itself idle.
  const handle = requestIdleCallback(work, { timeout: MAX_IDLE_WAIT_MS });
  return () => cancelIdleCallback(handle);
}

/**
 * How many notifications are new; 0 while nobody knows. Asked for when the page is idle, when the window gets the focus and
 * after a navigation. A backend that does not answer changes nothing.
 */
export function useUnread(): number {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const [known, setKnown] = useState<{ uid: string; unread: number } | null>(null);
  useEffect(() => {
    if (uid === null) return undefined;
    let askedAt = -Infinity;
    // The page of notifications may tell the count while an older one is on its way.
    let latest = 0;
    const ask = async () => {
      if (document.hidden || performance.now() - askedAt < REST_MS) return;
      askedAt = performance.now();
      latest += 1;
      const turn = latest;
      try {
        const { readUnread } = await import(/* webpackChunkName: "unread" */ './read-unread');
        const unread = await readUnread();
        if (turn === latest) setKnown({ uid, unread });
      } catch (error) {
        console.info('[skora] the new notifications were not counted:', error);
      }
    };
    const onFocus = () => void ask();
    const stopIdle = whenIdle(onFocus);
    const offs = [
      onEvent('shell:navigated', onFocus),
      onEvent('account:notifications-read', (read) => {
        if (read.uid !== uid) return;
        latest += 1;
        askedAt = performance.now();
        setKnown(read);
      }),
    ];
    window.addEventListener('focus', onFocus);
    return () => {
      latest += 1;
      stopIdle();
      offs.forEach((off) => off());
      window.removeEventListener('focus', onFocus);
    };
  }, [uid]);
  return known !== null && known.uid === uid ? known.unread : 0;
}
