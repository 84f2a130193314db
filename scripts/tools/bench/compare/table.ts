import { LINES, type Goal, type Row } from './goals';
import type { Measured } from './compare-subjects';
import { summarize, type Summary } from './statistics';
import type { Trick } from './tricks';

/** A table as rows of cells, its head first. */
type Table = readonly (readonly string[])[];

type Unit = Row['unit'];

function shown(value: number, unit: Unit): string {
  return unit === 'KB' ? value.toFixed(1) : String(Math.round(value));
}

/** Median and, where runs differ, range. @example '812 (790–1,204)' */
export function showSummary({ median, least, most }: Summary, unit: Unit): string {
  const [low, high] = [shown(least, unit), shown(most, unit)];
  return low === high ? shown(median, unit) : `${shown(median, unit)} (${low}–${high})`;
}

function showGoal({ most, ratio }: Goal, unit: Unit): string {
  const parts = [
    ...(ratio === undefined ? [] : [`≤ ${ratio.toFixed(2)} ×`]),
    ...(most === undefined ? [] : [`≤ ${most} ${unit}`]),
  ];
  return parts.join(', ');
}

function showMet(isMet: boolean | null): string {
  if (isMet === null) return '';
  return isMet ? 'yes' : 'no';
}

/** SKORA beside the one bundle. */
export function comparisonTable(rows: readonly Row[]): Table {
  return [
    ['home', 'SKORA', 'one bundle', 'ratio', 'goal', 'met'],
    ...rows.map(({ name, unit, skora, one, ratio, goal, isMet }) => [
      `${name}, ${unit}`,
      showSummary(skora, unit),
      showSummary(one, unit),
      ratio === null ? '' : ratio.toFixed(2),
      showGoal(goal, unit),
      showMet(isMet),
    ]),
  ];
}

/** SKORA beside itself without single tricks, all of the same run. */
export function tricksTable(
  skora: Measured,
  without: readonly { trick: Pick<Trick, 'name' | 'described'>; measured: Measured }[],
): Table {
  const cells = (measured: Measured) =>
    LINES.map(({ pick, unit }) => showSummary(summarize(pick(measured)), unit));
  return [
    ['', ...LINES.map(({ name, unit }) => `${name}, ${unit}`)],
    ['with all', ...cells(skora)],
    ...without.map(({ trick, measured }) => [
      `without ${trick.name}: ${trick.described}`,
      ...cells(measured),
    ]),
  ];
}

/** As Markdown, its columns in line. */
export function toMarkdown(table: Table): string {
  const widths = (table[0] ?? []).map((_head, column) =>
    Math.max(3, ...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
