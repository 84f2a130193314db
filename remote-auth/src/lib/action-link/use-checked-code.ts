import { useCallback, useEffect, useState } from 'react';
import type { CodeName } from './link-code';
import { useLinkCode } from './use-link-code';

type Checked<T, P> =
  | { status: 'checking' }
  | { status: 'good'; code: string; value: T }
  | { status: 'bad'; problem: P | 'missing' | 'malformed' };

/**
 * The code of the link that opened this page, checked before anything is shown.
 * @param check what is behind the code; the same function in every render, as `problemOf`
 * @param problemOf why a check failed
 */
export function useCheckedCode<T, P extends string>(
  name: CodeName,
  check: (code: string) => Promise<T>,
  problemOf: (error: unknown) => P,
) {
  const found = useLinkCode(name);
  const code = found?.kind === 'present' ? found.code : null;
  const [checked, setChecked] = useState<Checked<T, P>>({ status: 'checking' });
  const [round, setRound] = useState(0);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (code === null) return;
    let current = true;
    const settle = (next: Checked<T, P>) => {
      if (current) setChecked(next);
    };
    setChecked({ status: 'checking' });
    check(code).then(
      (value) => settle({ status: 'good', code, value }),
      (error: unknown) => settle({ status: 'bad', problem: problemOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [code, round, check, problemOf]);

  const isJudged = found !== null && found.kind !== 'present';
  const link: Checked<T, P> = isJudged ? { status: 'bad', problem: found.kind } : checked;
  return {
    link,
    retry: useCallback(() => setRound((count) => count + 1), []),
    /** The code turned out to be of no use while the page was open. */
    refuse: useCallback((problem: P) => {
      setRefused(true);
      setChecked({ status: 'bad', problem });
    }, []),
    /** The person has done something here: reading goes on at what comes of it. */
    touched: round > 0 || refused,
  };
}
