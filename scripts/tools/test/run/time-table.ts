import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpus } from 'node:os';
import { ROOT } from '@skora/scripts-lib/workspace';
import { placeText } from '@skora/scripts-lib/place-text';
import type { StageTime } from './run-stages';

/** The page about testing. */
export const DOCUMENT = join(ROOT, 'docs/testing.md');
export const PLACE = 'times';

function figure(seconds: number | null): string {
  return seconds === null ? '' : `${Math.round(seconds)} s`;
}

/** Where the time of a run went, as a table in Markdown. */
export function timeTable(times: readonly StageTime[], seconds: number): string {
  const used = times.reduce((sum, { cpuSeconds }) => sum + (cpuSeconds ?? 0), 0);
  const rows = [
    ...times,
    { name: `together, on ${cpus().length} processors`, seconds, cpuSeconds: used },
  ].map(({ name, ...time }) => [name, figure(time.seconds), figure(time.cpuSeconds)]);
  const table = [['stage', 'time', 'processor'], ['---', '---', '---'], ...rows];
  return table.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Puts a table into the page about testing. */
export function writeTimeTable(table: string): void {
  writeFileSync(DOCUMENT, placeText(readFileSync(DOCUMENT, 'utf8'), PLACE, table));
}
