import { useEffect, useState } from 'react';
import { loadAuth } from '@skora/shared/firebase';

/**
 * Whether the player has a password or came by Google alone. Almost everybody has one, so the page starts with that;
 * it stays with it when nobody can tell, because the form that asks for a password says what is wrong.
 */
export function useHasPassword(): boolean {
  const [has, setHas] = useState(true);
  useEffect(() => {
    let current = true;
    loadAuth()
      .then(({ hasPassword }) => hasPassword())
      .then(
        (answer) => {
          if (current) setHas(answer);
        },
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, []);
  return has;
}
