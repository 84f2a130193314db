import { useCallback, useEffect, useState } from 'react';
import { type GuardianRequest, lookAtRequest } from './api/look-at-request';
import { type RequestProblem, requestProblem } from './request-problem';
import { useGuardianToken } from './use-guardian-token';

/** What is known about the link that opened the page. */
export type GuardianLink =
  | { status: 'checking' }
  | { status: 'open'; token: string; request: GuardianRequest }
  | { status: 'bad'; problem: RequestProblem };

const CHECKING: GuardianLink = { status: 'checking' };

/** The question behind the link of the address. */
export function useGuardianRequest() {
  const found = useGuardianToken();
  const token = found?.kind === 'present' ? found.token : null;
  const [seen, setSeen] = useState<GuardianLink>(CHECKING);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (token === null) return;
    let current = true;
    const settle = (next: GuardianLink) => {
      if (current) setSeen(next);
    };
    setSeen(CHECKING);
    lookAtRequest(token).then(
      (request) => settle({ status: 'open', token, request }),
      (error: unknown) => settle({ status: 'bad', problem: requestProblem(error) }),
    );
    return () => {
      current = false;
    };
  }, [token, round]);

  const retry = useCallback(() => setRound((count) => count + 1), []);
  const refuse = useCallback((problem: RequestProblem) => setSeen({ status: 'bad', problem }), []);
  const isJudged = found !== null && found.kind !== 'present';
  const link: GuardianLink = isJudged ? { status: 'bad', problem: found.kind } : seen;
  return { link, retry, refuse, retried: round > 0 };
}
