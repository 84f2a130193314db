import { api } from '@skora/shared/api';
import { useEffect, useState } from 'react';

type Country = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; code: string };

/** Asks the backend in which country the visitor seems to be. */
export function useCountry() {
  const [country, setCountry] = useState<Country>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    api()
      .GET('/geo/me', { signal: leaving.signal })
      .then(({ data }) =>
        setCountry(data ? { status: 'ready', code: data.country_code } : { status: 'failed' }),
      )
      .catch(() => {
        if (!leaving.signal.aborted) setCountry({ status: 'failed' });
      });
    return () => leaving.abort();
  }, [attempt]);

  const retry = () => {
    setCountry({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { country, retry };
}
