import { useEffect } from 'react';

const stay = (event: Event) => event.preventDefault();

/** While something is under way that a reload would end, the browser asks before the tab is closed, and the site reloads nothing. */
export function useStaying(underWay: boolean): void {
  useEffect(() => {
    if (!underWay) return undefined;
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [underWay]);
}
