import { useState } from 'react';
import { asLoaded, useRequest } from '@skora/kit';

/** What is behind a link out of a mail; looking at it does not use it. */
export function useLink<T>(token: string, look: (token: string) => Promise<T>) {
  const asked = useRequest(token, () => look(token));
  const [askedAgain, setAskedAgain] = useState(false);
  const retry = () => {
    setAskedAgain(true);
    asked.retry();
  };
  return { link: asLoaded(asked), retry, askedAgain };
}
