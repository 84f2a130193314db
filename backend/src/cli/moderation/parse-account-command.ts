import type { AccountDecision } from '../../features/suspension/decide-account';
import { parseArgs } from 'node:util';

export const USAGE = `Usage: pnpm accounts suspend <uid> --reason "<what the player is told>"
       pnpm accounts restore <uid> --reason "<what the player is told>"`;

function read(words: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { reason: { type: 'string' } },
    });
    return { positionals, reason: values.reason?.trim() ?? '' };
  } catch {
    return null;
  }
}

/** Reads the words after `pnpm accounts`. @returns null when they are no command */
export function parseAccountCommand(words: readonly string[]): AccountDecision | null {
  const { positionals, reason = '' } = read(words) ?? { positionals: [] };
  const [decision, uid, ...more] = positionals;
  if (decision !== 'suspend' && decision !== 'restore') return null;
  // An address of a document would end where a slash begins.
  if (uid === undefined || !/^[\w-]{1,128}$/.test(uid) || more.length > 0 || reason === '') return null;
  return { uid, decision, reason };
}
