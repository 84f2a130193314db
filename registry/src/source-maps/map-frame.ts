import type { SourceMap } from 'node:module';

/** Where something stands in a source that people wrote. */
export interface SourcePlace {
  /** As the build names it. @example 'webpack://remote-auth/./src/features/login/login.tsx' */
  source: string;
  line: number;
  column: number;
}

const FRAME = /^(.+):(\d{1,7}):(\d{1,7})$/;

/**
 * Finds the source of a frame that a browser told, for those who read it.
 * @param at path of a built file, line and column, both from 1, as beacons have it
 * @param readMap reads the source map of a built file, null when there is none
 * @returns null without a map, and for code that a bundler made
 */
export async function mapFrame(
  at: string,
  readMap: (path: string) => Promise<SourceMap | null>,
): Promise<SourcePlace | null> {
  const [, path = '', line = '0', column = '0'] = FRAME.exec(at) ?? [];
  const map = path === '' ? null : await readMap(path);
  // Its own lines and columns begin at 0.
  const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return null;
  return { source: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}
