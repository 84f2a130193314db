import { useCallback, useEffect, useState } from 'react';
import { type LinkProblem, linkProblem } from '../action-link/link-problem';
import { useActionCode } from '../action-link/use-action-code';
import { checkResetCode } from './api/check-reset-code';

/** What is known about the link that opened the page. */
export type ResetLink =
  | { status: 'checking' }
  | { status: 'good'; code: string; email: string }
  | { status: 'bad'; problem: LinkProblem };

const CHECKING: ResetLink = { status: 'checking' };

/** The reset code of the address, checked before any form is shown. */
export function useResetCode(): {
  link: ResetLink;
  retry: () => void;
  refuse: (problem: LinkProblem) => void;
  /** The person has done something here: reading goes on at what comes of it. */
  touched: boolean;
} {
  const found = useActionCode();
  const code = found?.kind === 'present' ? found.code : null;
  const [checked, setChecked] = useState<ResetLink>(CHECKING);
  const [round, setRound] = useState(0);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (code === null) return;
    let current = true;
    const settle = (next: ResetLink) => {
      if (current) setChecked(next);
    };
    setChecked(CHECKING);
    checkResetCode(code).then(
      (email) => settle({ status: 'good', code, email }),
      (error: unknown) => settle({ status: 'bad', problem: linkProblem(error) }),
    );
    return () => {
      current = false;
    };
  }, [code, round]);

  const retry = useCallback(() => setRound((count) => count + 1), []);
  const refuse = useCallback((problem: LinkProblem) => {
    setRefused(true);
    setChecked({ status: 'bad', problem });
  }, []);
  const touched = round > 0 || refused;
  if (found === null) return { link: CHECKING, retry, refuse, touched };
  const link = found.kind === 'present' ? checked : ({ status: 'bad', problem: found.kind } as const);
  return { link, retry, refuse, touched };
}
