/** What a rehearsal counts. All but the totals have to be 0, reloads at most 1 in each tab. */
export interface Counts {
  requests: number;
  failedRequests: number;
  writes: number;
  /** Matches that a signed-in player saved in the page. */
  savedMatches: number;
  lostWrites: number;
  duplicateEffects: number;
  lostCharacters: number;
  missingChunks: number;
  /** Of the tab that was reloaded most often. */
  reloadsPerTab: number;
}

interface Row {
  name: string;
  value: number;
  /** Most that is fine; null: a total. */
  limit: number | null;
}

/** The rows of the table that a rehearsal ends with. */
export function listRows(counts: Counts): Row[] {
  return [
    { name: 'requests', value: counts.requests, limit: null },
    { name: 'failed requests', value: counts.failedRequests, limit: 0 },
    { name: 'writes', value: counts.writes, limit: null },
    { name: 'matches saved', value: counts.savedMatches, limit: null },
    { name: 'lost writes', value: counts.lostWrites, limit: 0 },
    { name: 'duplicate effects', value: counts.duplicateEffects, limit: 0 },
    { name: 'lost typed characters', value: counts.lostCharacters, limit: 0 },
    { name: 'chunk 404s', value: counts.missingChunks, limit: 0 },
    { name: 'reloads of one tab', value: counts.reloadsPerTab, limit: 1 },
  ];
}

/** A rehearsal in which nothing was asked or written proves nothing. */
export function isFine(counts: Counts): boolean {
  return (
    counts.requests > 0 &&
    counts.writes > 0 &&
    counts.savedMatches > 0 &&
    listRows(counts).every(({ value, limit }) => limit === null || value <= limit)
  );
}

/** Lays the rows out, one a line. */
export function layOut(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, value, limit }) => {
      const verdict =
        limit === null ? '' : value <= limit ? `  fine (at most ${limit})` : `  WRONG (at most ${limit})`;
      return `${name.padEnd(width)}  ${String(value).padStart(6)}${verdict}`;
    })
    .join('\n');
}

/** Characters of a text that a field lost: from the first one on that differs. */
export function countLost(typed: string, kept: string): number {
  let same = 0;
  while (same < typed.length && typed[same] === kept[same]) same += 1;
  return typed.length - same;
}
