import {
  type ConfirmedNumber,
  type MatchRow,
  newestMatches,
  numbersOfEntry,
  numbersOfMatch,
  findProtocol,
  type StatEntry,
} from '@skora/domain';

export interface AskableGroup {
  /** Id of the entry or match. */
  id: string;
  title: string;
  detail: string;
  numbers: ConfirmedNumber[];
}

/** Tests with numbers a coach can confirm. @param entries those that count, newest first */
export function testGroups(entries: readonly StatEntry[]): AskableGroup[] {
  return entries.flatMap((entry): AskableGroup[] => {
    const numbers = numbersOfEntry(entry);
    const [first] = numbers;
    return first
      ? [{ id: entry.id, title: findProtocol(entry.kind).title, detail: first.detail, numbers }]
      : [];
  });
}

/** Matches, newest first. */
export function matchGroups(matches: readonly MatchRow[]): AskableGroup[] {
  return newestMatches(matches, matches.length)
    .toReversed()
    .map((match) => {
      const numbers = numbersOfMatch(match);
      const title = `${match.goalsFor}–${match.goalsAgainst} against ${match.opponent}`;
      const detail = (numbers[0]?.detail ?? '').replace(`${title}, `, '');
      return { id: match.id, title, detail, numbers };
    });
}
