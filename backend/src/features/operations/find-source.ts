import { mapFrame, SourceMaps, type ReleaseStore } from '@skora/registry';

/** Frames that are remembered, with their source or without one. */
const MOST_KEPT = 500;

/** How long a frame counts as one without a source: somebody may publish its release meanwhile. */
const NO_SOURCE_MS = 60_000;

interface Known {
  /** File and line that somebody wrote. */
  source: string | null;
  /** Time in ms; a built file never changes, so what was found stays found. */
  until: number;
}

/** How the bundler calls a source begins with its own scheme and the name of the build. */
function shortName(source: string): string {
  return source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
}

/** Finds the lines that somebody wrote for frames that browsers told. @param now time in ms */
export function sourceFinder(now: () => number) {
  const kept = new Map<string, Known>();
  function keep(at: string, known: Known): void {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(at, known);
  }
  /** Source maps are large: what is read of them for one answer is dropped with it. */
  return (store: ReleaseStore) => {
    const maps = new SourceMaps(store);
    /** @returns file and line; null where no source map tells. Rejects when the store does not answer */
    return async (at: string): Promise<string | null> => {
      const known = kept.get(at);
      if (known && now() < known.until) return known.source;
      const place = await mapFrame(at, (path) => maps.read(path));
      const source = place && `${shortName(place.source)}:${place.line}`;
      keep(at, { source, until: source === null ? now() + NO_SOURCE_MS : Infinity });
      return source;
    };
  };
}
