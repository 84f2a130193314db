/**
 * What a table says about a value of an answer, or something neutral: a backend that is newer than the page answers with
 * values the page does not know.
 * @example lookUp(STATES, status, RELOAD)
 */
export function lookUp<Known, Neutral>(
  table: Readonly<Record<string, Known>>,
  value: string,
  neutral: Neutral,
): Known | Neutral {
  return Object.hasOwn(table, value) ? (table[value] as Known) : neutral;
}
