import { useCallback, useEffect, useState } from 'react';
import { useAccountStatus } from '@skora/shared/session';
import { type OwnAccount, readOwnAccount } from '../../lib/own-account';

export type OwnAccountState =
  { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; account: OwnAccount };

/** The own account, read anew whenever its status changes elsewhere or the person comes back to the page. */
export function useOwnAccount() {
  const liveStatus = useAccountStatus();
  const [state, setState] = useState<OwnAccountState>({ status: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let current = true;
    readOwnAccount().then(
      (account) => current && setState({ status: 'ready', account }),
      // What is on the page already is worth more than an error in its place.
      (error: unknown) =>
        current && setState((before) => (before.status === 'ready' ? before : { status: 'failed', error })),
    );
    return () => {
      current = false;
    };
  }, [liveStatus, round]);

  // A guardian who says no changes nothing in the record that is followed live.
  useEffect(() => {
    const readAgain = () => setRound((count) => count + 1);
    window.addEventListener('focus', readAgain);
    return () => window.removeEventListener('focus', readAgain);
  }, []);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setRound((count) => count + 1);
  }, []);
  const show = useCallback((account: OwnAccount) => setState({ status: 'ready', account }), []);
  return { state, retry, show };
}
