import { SHUTTLES_PER_LEVEL, VALUE_ORDERS } from '@skora/domain';

export interface StatProblem {
  key: string;
  message: string;
}

type Values = Readonly<Record<string, number>>;

function checkShuttle({ beepLevel, beepShuttle }: Values): StatProblem | null {
  if (beepLevel === undefined && beepShuttle === undefined) return null;
  if (beepLevel === undefined)
    return { key: 'beepLevel', message: 'Enter the level that goes with the shuttle.' };
  if (beepShuttle === undefined) {
    return { key: 'beepShuttle', message: 'Enter the last shuttle you completed in that level.' };
  }
  const shuttles = SHUTTLES_PER_LEVEL[beepLevel - 1] ?? 0;
  if (beepShuttle <= shuttles) return null;
  return { key: 'beepShuttle', message: `Level ${beepLevel} has ${shuttles} shuttles.` };
}

/** Checks values against each other; at most one problem for each field. */
export function checkTogether(values: Values): StatProblem[] {
  const problems = new Map<string, string>();
  for (const { less, more, message } of VALUE_ORDERS) {
    const a = values[less];
    const b = values[more];
    if (a !== undefined && b !== undefined && a >= b && !problems.has(more)) problems.set(more, message);
  }
  const shuttle = checkShuttle(values);
  if (shuttle) problems.set(shuttle.key, shuttle.message);
  return [...problems].map(([key, message]) => ({ key, message }));
}
