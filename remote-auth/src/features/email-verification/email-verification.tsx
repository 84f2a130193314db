import { useCallback, useEffect, useState } from 'react';
import { useLocation } from '@skora/shared/router';
import { LinkChecking } from '../../lib/action-link/link-checking';
import { useLinkCode } from '../../lib/action-link/use-link-code';
import { useMounted } from '../../lib/form/use-mounted';
import { verifyEmail, type Verification } from './api/verify-email';
import { tellVerification, verifyAfterSignIn } from './tell-verification';
import { VerificationOutcome } from './verification-outcome';

/** Uses the code of the address. @returns null while that is under way */
function useVerification(): { outcome: Verification | null; retry: () => void; retried: boolean } {
  const found = useLinkCode('oobCode');
  const code = found?.kind === 'present' ? found.code : null;
  const isChange = new URLSearchParams(useLocation().search).get('kind') === 'change';
  const [outcome, setOutcome] = useState<Verification | null>(null);
  const [round, setRound] = useState(0);
  const mounted = useMounted();

  useEffect(() => {
    if (code === null) return;
    let current = true;
    setOutcome(null);
    void verifyEmail({ code, isChange }).then((next) => {
      if (current) setOutcome(next);
      if (next === 'signed-out') verifyAfterSignIn({ code, isChange }, setOutcome);
      // A visitor who has gone to another page still has to learn the outcome.
      const left = !mounted.current;
      if (left || (current && (next === 'verified' || next === 'moved'))) tellVerification(next);
    });
    return () => {
      current = false;
    };
  }, [code, isChange, round, mounted]);

  const retry = useCallback(() => setRound((count) => count + 1), []);
  return {
    outcome: found === null || found.kind === 'present' ? outcome : found.kind,
    retry,
    retried: round > 0,
  };
}

/** Uses the link of the verification mail and tells how it ended. */
export function EmailVerification() {
  const { outcome, retry, retried } = useVerification();
  if (outcome === null) return <LinkChecking label="Checking your link…" />;
  return <VerificationOutcome outcome={outcome} onRetry={retry} takesFocus={retried} />;
}
