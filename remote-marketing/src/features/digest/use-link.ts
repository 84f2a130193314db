import { useCallback, useEffect, useState } from 'react';
import { linkProblem, type LinkProblem } from './link-problem';

/** What is known about a link out of a mail. */
export type Link<T> =
  { status: 'checking' } | { status: 'good'; value: T } | { status: 'bad'; problem: LinkProblem };

/**
 * Looks at a link without using it.
 * @param look must stay the same function from render to render
 */
export function useLink<T>(token: string, look: (token: string) => Promise<T>) {
  const [link, setLink] = useState<Link<T>>({ status: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    look(token).then(
      (value) => {
        if (current) setLink({ status: 'good', value });
      },
      (error: unknown) => {
        if (current) setLink({ status: 'bad', problem: linkProblem(error) });
      },
    );
    return () => {
      current = false;
    };
  }, [token, look, attempt]);
  const retry = useCallback(() => {
    setLink({ status: 'checking' });
    setAttempt((count) => count + 1);
  }, []);
  const refuse = useCallback((error: unknown) => {
    const problem = linkProblem(error);
    if (problem !== 'unreachable') setLink({ status: 'bad', problem });
  }, []);
  return { link, retry, refuse, askedAgain: attempt > 0 };
}
