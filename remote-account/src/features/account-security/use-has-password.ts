import { useEffect, useState } from 'react';
import { loadAuth } from '@skora/shared/firebase';

/** Whether the player has a password or came by Google alone; null while that is being found out. */
export function useHasPassword(): boolean | null {
  const [has, setHas] = useState<boolean | null>(null);
  useEffect(() => {
    let current = true;
    const tell = (value: boolean) => {
      if (current) setHas(value);
    };
    // Unknown counts as yes: the form that asks for a password says what is wrong, the other would mislead.
    loadAuth()
      .then(({ hasPassword }) => hasPassword())
      .then(tell, () => tell(true));
    return () => {
      current = false;
    };
  }, []);
  return has;
}
