import { SOURCE_FORMS, type Source } from '@skora/domain';
import type { LinkState } from './open-address';

/** A source with what became of its address. */
export interface CheckedSource {
  id: string;
  source: Source;
  state: LinkState;
}

function describe(state: LinkState): string {
  switch (state.kind) {
    case 'opens':
      return 'opens';
    case 'moved':
      return `moved to ${state.to}`;
    case 'gone':
      return 'gone';
    case 'unreached':
      return `could not be opened from here (${state.why})`;
  }
}

/** All sources as a table in Markdown. @param day ISO date of the check */
export function sourcesTable(checked: readonly CheckedSource[], day: string): string {
  const rows = checked.map(({ id, source, state }) => [
    id,
    SOURCE_FORMS[source.form].words,
    `<${source.href}>`,
    describe(state),
    day,
  ]);
  const table = [['id', 'kind', 'address', 'state', 'checked'], Array<string>(5).fill('---'), ...rows];
  return table.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** How many of each state. @example '40 open, 1 moved, 0 gone, 2 could not be opened from here' */
export function summary(checked: readonly CheckedSource[]): string {
  const count = (kind: LinkState['kind']) => checked.filter(({ state }) => state.kind === kind).length;
  return `${count('opens')} open, ${count('moved')} moved, ${count('gone')} gone, ${count('unreached')} could not be opened from here`;
}
