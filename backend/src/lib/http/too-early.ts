import { Problem } from './problem';

/** 429 with the whole seconds to wait. */
export function tooEarly(seconds: number): Problem {
  return new Problem(429, { headers: { 'retry-after': String(seconds) } });
}
