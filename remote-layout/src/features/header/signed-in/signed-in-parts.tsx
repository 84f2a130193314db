import { useSession, useUserHint } from '@skora/shared/session';
import { useLazyPart } from '../../../lib/lazy/use-lazy-part';
import styles from '../account/account-area.module.css';

const loadSignedIn = () =>
  import(/* webpackChunkName: "signed-in" */ './signed-in').then(({ SignedIn }) => SignedIn);

/** The place of what signed-in people get. Visitors download none of it. */
export function SignedInParts() {
  const hint = useUserHint();
  const isHere = useSession().status === 'signed-in' || hint !== null;
  const SignedIn = useLazyPart(isHere, loadSignedIn);
  return isHere ? <div className={styles.signedIn}>{SignedIn ? <SignedIn /> : null}</div> : null;
}
