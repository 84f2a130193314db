import { useEffect, useState } from 'react';
import { mayBePublic } from '../api/may-be-public';

/** Whether the gallery may show clips of this player; null until it is known. The rules decide. */
export function useMayBePublic(): boolean | null {
  const [allowed, setAllowed] = useState<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    mayBePublic().then(
      (answer) => !gone && setAllowed(answer),
      (error: unknown) => console.info('[skora] whether the gallery is open is not known:', error),
    );
    return () => {
      gone = true;
    };
  }, []);
  return allowed;
}
