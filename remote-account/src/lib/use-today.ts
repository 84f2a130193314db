import { useEffect, useState } from 'react';
import { localDay } from './local-day';

/**
 * The present day, also on a page that stays open over midnight: it is looked at anew whenever somebody comes back to the
 * page. The same date until the day changes.
 */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const look = () => {
      const now = new Date();
      setToday((known) => (localDay(known) === localDay(now) ? known : now));
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
