/** Why a message is not treated as written by a person. */
export type ContactSuspicion = 'trap-filled' | 'too-fast';

interface Signs {
  /** The field that people do not see. */
  website?: string | undefined;
  /** When the page was opened, by the clock of the sender: milliseconds since 1970. */
  startedAt?: number | undefined;
}

/** Nobody reads a form and writes twenty characters in less. */
const FASTEST_MS = 3000;

/** @returns `null` for a message that may well be a person's; a clock that is wrong is not held against anybody */
export function contactSuspicion({ website, startedAt }: Signs, now: number): ContactSuspicion | null {
  if (website !== undefined && website.trim() !== '') return 'trap-filled';
  const took = startedAt === undefined ? FASTEST_MS : now - startedAt;
  return took >= 0 && took < FASTEST_MS ? 'too-fast' : null;
}
