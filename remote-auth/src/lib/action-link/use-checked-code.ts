import { useState } from 'react';
import { asLoaded, useRequest } from '@skora/kit';
import type { CodeName } from './link-code';
import { useLinkCode } from './use-link-code';

type Checked<T, P> =
  | { status: 'checking' }
  | { status: 'good'; code: string; value: T }
  | { status: 'bad'; problem: P | 'missing' | 'malformed' };

/**
 * The code of the link that opened this page, checked before anything is shown.
 * @param check what is behind the code
 * @param explain why a check failed
 */
export function useCheckedCode<T, P extends string>(
  name: CodeName,
  check: (code: string) => Promise<T>,
  explain: (error: unknown) => P,
) {
  const found = useLinkCode(name);
  const code = found?.kind === 'present' ? found.code : null;
  const asked = useRequest(code, () => check(code ?? ''));
  const [refused, setRefused] = useState<P | null>(null);
  const [touched, setTouched] = useState(false);

  const judge = (): Checked<T, P> => {
    if (found !== null && found.kind !== 'present') return { status: 'bad', problem: found.kind };
    if (refused !== null) return { status: 'bad', problem: refused };
    const loaded = asLoaded(asked);
    if (loaded.status === 'failed') return { status: 'bad', problem: explain(loaded.error) };
    if (loaded.status === 'loading' || code === null) return { status: 'checking' };
    return { status: 'good', code, value: loaded.value };
  };
  return {
    link: judge(),
    retry: () => {
      setTouched(true);
      setRefused(null);
      asked.retry();
    },
    /** The code turned out to be of no use while the page was open. */
    refuse: (problem: P) => {
      setTouched(true);
      setRefused(problem);
    },
    /** The person has done something here: reading goes on at what comes of it. */
    touched,
  };
}
