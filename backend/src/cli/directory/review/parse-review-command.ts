import { parseArgs } from 'node:util';
import type { ReviewAnswer } from '../../../features/academies/review/decide-review';

/** Sources wait for another look after so many months, unless a command says otherwise. */
const STALE_MONTHS = 12;

export const REVIEW_USAGE = `       pnpm academies review [--months <n>]
       pnpm academies review accept|reject <id> --by "<your name>" [--note "<why>"] [--months <n>]`;

/** A command: list what waits, or answer one thing of it. */
export interface ReviewCommand {
  answer: ReviewAnswer | null;
  months: number;
}

const DECISIONS = { accept: 'accepted', reject: 'rejected' } as const;

function readWords(words: readonly string[]) {
  try {
    const options = { by: { type: 'string' }, note: { type: 'string' }, months: { type: 'string' } } as const;
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch {
    return null;
  }
}

/** Reads the words after `pnpm academies review`. @returns null when they are no command */
export function parseReviewCommand(words: readonly string[]): ReviewCommand | null {
  const read = readWords(words);
  if (!read) return null;
  const { positionals, values } = read;
  const months = Number(values.months ?? STALE_MONTHS);
  if (!Number.isInteger(months) || months < 1 || months > 120) return null;
  const [action, id, ...more] = positionals;
  const by = values.by?.trim() ?? '';
  const note = values.note?.trim() ?? '';
  if (action === undefined) return by === '' && note === '' ? { answer: null, months } : null;
  if ((action !== 'accept' && action !== 'reject') || id === undefined || more.length > 0 || by === '')
    return null;
  // Who is told no, and whoever looks later, needs the reason.
  if (action === 'reject' && note === '') return null;
  return { answer: { id, decision: DECISIONS[action], by, note }, months };
}
