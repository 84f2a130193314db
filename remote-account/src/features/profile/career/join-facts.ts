/** Facts in a line, those that are there. @example joinFacts(['U17', '', 'Portugal']) // 'U17 · Portugal' */
export function joinFacts(facts: readonly string[]): string {
  return facts.filter((fact) => fact !== '').join(' · ');
}
