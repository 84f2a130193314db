import { setTimeout as pause } from 'node:timers/promises';
import type { Source } from '@skora/domain';
import { openAddress } from './open-address';
import type { CheckedSource } from './report';

interface Manners {
  /** For each answer. */
  limitMs: number;
  /** Between two addresses: nobody's server is in a hurry for us. */
  pauseMs: number;
  onChecked?: (checked: CheckedSource) => void;
}

/** Opens the address of every source, one after the other. */
export async function checkSources(
  sources: Readonly<Record<string, Source>>,
  { limitMs, pauseMs, onChecked }: Manners,
): Promise<CheckedSource[]> {
  const all: CheckedSource[] = [];
  for (const [id, source] of Object.entries(sources)) {
    if (all.length > 0) await pause(pauseMs);
    const checked = { id, source, state: await openAddress(source.href, limitMs) };
    all.push(checked);
    onChecked?.(checked);
  }
  return all;
}
