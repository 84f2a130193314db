import type { Case, Group, Result } from './case';

const MARKS = { held: 'held   ', failed: 'FAILED ', 'not run here': 'not run' };
const ID_WIDTH = 6;

/** One result as the terminal shows it; what failed or was not run says why. */
export function showResult({ id, title, severity, outcome, evidence }: Result): string {
  const head = `${MARKS[outcome]}  ${id.padEnd(ID_WIDTH)} ${severity.padEnd(6)}  ${title}`;
  return outcome === 'held' ? head : [head, ...evidence.map((line) => `         ${line}`)].join('\n');
}

export function showCase({ id, title, severity, ...rest }: Case): string {
  const kind = 'tests' in rest ? 'tests' : 'cannot' in rest ? 'not run' : 'direct';
  return `${id.padEnd(ID_WIDTH)} ${severity.padEnd(6)}  ${kind.padEnd(7)}  ${title}`;
}

/** The last line: `70 held, 2 failed, 4 not run here`. */
export function summarize(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return `${count('held')} held, ${count('failed')} failed, ${count('not run here')} not run here`;
}

const cell = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('|', String.raw`\|`)
    .replaceAll('<', '&lt;')
    .replaceAll('\n', ' ');

function row({ id, title, severity, expect, outcome, evidence }: Result): string {
  const shown = evidence.map(cell).join('<br>');
  return `| ${[id, cell(title), severity, cell(expect), outcome, shown].join(' | ')} |`;
}

/** The results as Markdown, group by group. */
export function renderResults(groups: readonly Group[], results: readonly Result[]): string {
  const byId = new Map(results.map((result) => [result.id, result]));
  const tables = groups.map(({ title, cases }) =>
    [
      `### ${title}\n`,
      '| id | what is tried | severity | what must come of it | outcome | evidence |',
      '|---|---|---|---|---|---|',
      ...cases.flatMap(({ id }) => byId.get(id) ?? []).map(row),
    ].join('\n'),
  );
  return [`${summarize(results)}.`, ...tables].join('\n\n');
}
