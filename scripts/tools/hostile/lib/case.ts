import type { Probe } from './probe';
import type { Stand } from './stand';

interface CaseFacts {
  /** `B-…` attacks and `A-…` faults by their place in the two lists, `S-…` and `F-…` our own. */
  id: string;
  title: string;
  severity: 'high' | 'medium' | 'low';
  /** What must come of it. */
  expect: string;
}

/**
 * One attack or fault, and the way it is run:
 *
 * - `http` asks the site in milliseconds and needs nothing but its address; `npm test` runs these too
 * - `run` needs the whole stack, which it may break; it puts right what it broke
 * - `tests` names tests, `file > name`; a name that ends with `…` stands for all that begin like it
 * - `cannot` says why it is not run on this machine
 *
 * A case fails by throwing.
 */
export type Case = CaseFacts &
  (
    | { http: (probe: Probe) => Promise<void> }
    | { run: (probe: Probe, stand: Stand) => Promise<void> }
    | { tests: readonly string[] }
    | { cannot: string }
  );

export interface Group {
  title: string;
  cases: readonly Case[];
}

export interface Result extends CaseFacts {
  outcome: 'held' | 'failed' | 'not run here';
  /** What was sent and what came back, the names of tests, or why it was not run. */
  evidence: string[];
}

/** @returns the result of a case without the functions and names it was run by */
export function describeResult(
  { id, title, severity, expect }: Case,
  outcome: Result['outcome'],
  evidence: string[],
): Result {
  return { id, title, severity, expect, outcome, evidence };
}
