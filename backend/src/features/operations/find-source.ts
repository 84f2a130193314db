import { mapFrame, SourceMaps, type ReleaseStore } from '@skora/registry';

/** Frames whose source is remembered; a built file never changes. */
const MOST_KEPT = 500;

/** How the bundler calls a source begins with its own scheme and the name of the build. */
function shortName(source: string): string {
  return source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
}

/** Finds the lines that somebody wrote for frames that browsers told. */
export function sourceFinder() {
  const kept = new Map<string, string>();
  /** Source maps are large: what is read of them for one answer is dropped with it. */
  return (store: ReleaseStore) => {
    const maps = new SourceMaps(store);
    /** @returns file and line; null where no source map tells */
    return async (at: string): Promise<string | null> => {
      const known = kept.get(at);
      if (known !== undefined) return known;
      const place = await mapFrame(at, (path) => maps.read(path));
      if (!place) return null;
      const source = `${shortName(place.source)}:${place.line}`;
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(at, source);
      return source;
    };
  };
}
