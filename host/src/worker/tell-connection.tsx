import { Notice } from '@skora/shared/ui';
import { showAbove } from '../remotes/fallback';

/**
 * Says above the page that it may be of before, as long as the browser has no connection. It may be new, too: nobody
 * knows here whether it was kept from a visit before or has just been loaded.
 * @returns looks again: at a change of the connection, and after another page has taken the message's place
 */
export function tellConnection(main: HTMLElement): () => void {
  let close: (() => void) | null = null;
  return () => {
    close?.();
    close = navigator.onLine
      ? null
      : showAbove(main, <Notice live="polite">No connection. What you see may not be the newest.</Notice>);
  };
}
