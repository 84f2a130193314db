import type { Row } from './check-environment';

/** Whether nothing stands against a deployment. */
export function isFine(rows: readonly Row[]): boolean {
  return rows.every(({ state }) => state === 'ok' || state === 'advice');
}

/** The rows as a table, what is to be done first. */
export function showRows(rows: readonly Row[]): string {
  const order = ['missing', 'insecure', 'wrong', 'advice', 'ok'];
  const sorted = [...rows].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  const width = Math.max(3, ...rows.map(({ key }) => key.length));
  const line = (key: string, state: string, text: string) =>
    `${key.padEnd(width)}  ${state.padEnd(8)}  ${text}`.trimEnd();
  const count = rows.filter((row) => !isFine([row])).length;
  return [
    line('key', 'state', 'what to do'),
    ...sorted.map(({ key, state, text }) => line(key, state, text)),
    count === 0 ? 'All is well.' : `${count} of ${rows.length} must be put right before a deployment.`,
  ].join('\n');
}
