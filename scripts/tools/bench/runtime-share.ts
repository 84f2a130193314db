import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What the host needs to run remotes at all: federation runtime, single-spa, and what loads and offers the kernel. */
const RUNTIME = /\/(@module-federation\/|single-spa(-react)?\/)|\/\.\/src\/(boot|kernel)[/.]/;

/** The parts of a built file that come from some of its sources, one after the other. */
export function pickSources(
  code: string,
  map: SourceMapPayload,
  isPicked: (source: string) => boolean,
): string {
  const sources = new SourceMap(map);
  const picked: string[] = [];
  for (const [line, text] of code.split('\n').entries()) {
    let kept = '';
    for (let column = 0; column < text.length; column += 1) {
      const entry = sources.findEntry(line, column);
      if ('originalSource' in entry && isPicked(entry.originalSource ?? '')) kept += text[column];
    }
    if (kept !== '') picked.push(kept);
  }
  return picked.join('\n');
}

/** Most bytes that a page loads to measure its visit, compressed by brotli. */
export const WATCH_BUDGET = 3_072;

/** What measures a visit: the host's part of it, and the library for vitals. */
const WATCH = /\/(web-vitals\/|\.\/src\/watch\/)/;

/**
 * Weighs what measures a visit among the scripts of a built host: the chunk, and what starter and kernel have of it.
 * @param folder of the built files, with their source maps
 * @returns bytes, compressed by brotli, each file apart
 */
export function weighWatch(folder: string): number {
  const names = readdirSync(folder).filter((name) => /^(boot|main|watch)\..*\.js$/.test(name));
  const parts = names.map((name) => {
    const map = JSON.parse(readFileSync(join(folder, `${name}.map`), 'utf8')) as SourceMapPayload;
    return pickSources(readFileSync(join(folder, name), 'utf8'), map, (source) => WATCH.test(source));
  });
  if (parts.every((part) => part === '')) throw new Error(`${folder} holds nothing that measures a visit.`);
  return parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0);
}

/** @throws when a built host has more than {@link WATCH_BUDGET} that measures a visit */
export function assertWatchWeight(folder: string): void {
  const weight = weighWatch(folder);
  if (weight <= WATCH_BUDGET) return;
  throw new Error(
    `What measures a visit weighs ${weight} bytes; its budget is ${WATCH_BUDGET}. Let the server do what the browser need not: ` +
      'host/server/watch instead of host/src/watch.',
  );
}

/**
 * Weighs what runs remotes among the scripts of a built host.
 * @param folder of the built files, with their source maps
 * @param names of the scripts that every page has
 * @returns bytes, compressed by brotli apart from the rest
 */
export function weighRuntime(folder: string, names: readonly string[]): number {
  const parts = names.map((name) => {
    const map = JSON.parse(readFileSync(join(folder, `${name}.map`), 'utf8')) as SourceMapPayload;
    return pickSources(readFileSync(join(folder, name), 'utf8'), map, (source) => RUNTIME.test(source));
  });
  if (parts.every((part) => part === ''))
    throw new Error(`${names.join(', ')} hold nothing that runs remotes.`);
  return brotliCompressSync(parts.join('\n')).length;
}
