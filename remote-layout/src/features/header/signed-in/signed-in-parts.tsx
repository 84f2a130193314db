import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from '@skora/shared/router';
import { useSession, useUserHint } from '@skora/shared/session';
import styles from '../account/account-area.module.css';

/** Downloads what only signed-in people need. A failed download is tried again after the next navigation. */
function useSignedIn(isHere: boolean): ComponentType | null {
  const [component, setComponent] = useState<ComponentType | null>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (!isHere || component) return;
    import(/* webpackChunkName: "signed-in" */ './signed-in')
      .then(({ SignedIn }) => setComponent(() => SignedIn))
      .catch(() => undefined);
  }, [isHere, component, key]);
  return component;
}

/** The place of what signed-in people get. Visitors download none of it. */
export function SignedInParts() {
  const hint = useUserHint();
  const isHere = useSession().status === 'signed-in' || hint !== null;
  const SignedIn = useSignedIn(isHere);
  return isHere ? <div className={styles.signedIn}>{SignedIn ? <SignedIn /> : null}</div> : null;
}
