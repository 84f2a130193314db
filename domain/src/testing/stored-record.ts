import { exampleEntry, exampleMatch } from './example-source';

/** A sprint over 10 m and 30 m as it is stored. */
export function storedSprint() {
  const { kind, measuredOn, measuredBy, method, ratings } = exampleEntry();
  return { kind, measuredOn, measuredBy, method, ratings, values: { sprint10: 1.92, sprint30: 4.41 } };
}

/** A match as it is stored under `2026-W46-1`: won 3:1, with two goals of the player. */
export function storedMatch() {
  const { monday, day, competition, opponent, venue, format, position, role, minutes, revision } =
    exampleMatch();
  const played = { monday, day, competition, opponent, venue, format, position, role, minutes, revision };
  return { ...played, goalsFor: 3, goalsAgainst: 1, numbers: { goals: 2, assists: 1 } };
}
