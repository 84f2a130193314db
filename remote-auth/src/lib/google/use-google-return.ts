import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '@skora/kit';
import { firebaseErrorCode } from '@skora/shared/firebase';
import { useLocation } from '@skora/shared/router';
import { rememberFamily } from '../session-hold/remember-next-page';
import { useSessionHold } from '../session-hold/use-session-hold';
import { isGoogleAnswer } from './google-answer';
import { loadGoogleReturn } from './load-google';

/** Where a return from Google is; `none` for everybody who comes to log in otherwise. */
export type GoogleReturn =
  | { step: 'none' }
  | { step: 'signing-in' }
  | { step: 'incomplete'; displayName: string | null; startedAnew: boolean }
  | { step: 'failed'; message: string };

/** The identity provider does not take Google's token. */
const TOKEN_REFUSED = new Set(['invalid-credential', 'missing-or-invalid-nonce', 'invalid-id-token']);

const REFUSED = 'You did not continue with Google. You can log in with your email and password.';
const INVALID = 'Something went wrong on the way back from Google. Please start again here.';

function failed(error: unknown): GoogleReturn {
  if (TOKEN_REFUSED.has(firebaseErrorCode(error) ?? '')) return { step: 'failed', message: INVALID };
  console.info('[skora] the log-in by Google ended:', error);
  return { step: 'failed', message: failureMessage(error) };
}

function hideFragment(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/** Takes Google's answer out of the address and signs in with it. */
export function useGoogleReturn() {
  const { hash } = useLocation();
  const { hold, letGo } = useSessionHold();
  const [state, setState] = useState<GoogleReturn>({ step: 'none' });
  const taken = useRef(false);

  useEffect(() => {
    // The router goes on naming the answer after it was taken out of the address.
    if (taken.current || !isGoogleAnswer(hash) || window.location.hash !== hash) return;
    taken.current = true;
    hideFragment();
    setState({ step: 'signing-in' });
    const signIn = async (): Promise<GoogleReturn> => {
      const { signInWithGoogle } = await loadGoogleReturn();
      hold();
      const result = await signInWithGoogle(hash);
      if (result.kind === 'refused') return { step: 'failed', message: REFUSED };
      if (result.kind === 'invalid') return { step: 'failed', message: INVALID };
      if (result.account?.role === 'guardian') rememberFamily();
      const { displayName, account } = result;
      if (account?.status !== 'incomplete') return { step: 'signing-in' };
      return { step: 'incomplete', displayName, startedAnew: account.startedAnew === true };
    };
    void signIn()
      .catch(failed)
      .then((next) => {
        setState(next);
        if (next.step !== 'incomplete') letGo();
      });
  }, [hash, hold, letGo]);

  return { state, letGo };
}
