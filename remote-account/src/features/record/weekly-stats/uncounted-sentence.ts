import type { MatchRow } from '@skora/domain';

/** Names the matches that a load leaves out. @param matches at least one */
export function uncountedSentence(matches: readonly Pick<MatchRow, 'opponent'>[]): string {
  const names = matches.map(({ opponent }) => opponent);
  const last = names.at(-1);
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
  return names.length === 1
    ? `Not counted in the load: the match against ${list}, because its effort is missing. Correct the match to add it.`
    : `Not counted in the load: the matches against ${list}, because their effort is missing. Correct them to add it.`;
}
