import { registryPaths, type ReleaseStore } from '@skora/registry';
import { mapFrame } from '@skora/registry/watch';

/** Larger maps would take long to read. */
const MAX_MAP_BYTES = 8_000_000;

/** Frames whose source is remembered; a built file never changes. */
const MOST_KEPT = 500;

/** Browsers tell these paths, so they are names of files and nothing else. */
const BUILT_FILE = /^\/(?:remotes\/(?<id>remote-[a-z0-9-]+)|assets)\/(?<name>[\w-][\w.-]*\.js)$/;

async function readMap(store: ReleaseStore, path: string): Promise<string | null> {
  const { id = 'host', name } = BUILT_FILE.exec(path)?.groups ?? {};
  if (name === undefined) return null;
  const bytes = await store.read(registryPaths.file(id, `${name}.map`));
  return bytes && bytes.length <= MAX_MAP_BYTES ? bytes.toString() : null;
}

/** How the bundler calls a source begins with its own scheme and the name of the build. */
function shortName(source: string): string {
  return source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
}

/** Finds the lines that somebody wrote for frames that browsers told. */
export function sourceFinder() {
  const kept = new Map<string, string | null>();
  /** @returns file and line; null where no source map tells */
  return async (store: ReleaseStore, at: string): Promise<string | null> => {
    const known = kept.get(at);
    if (known !== undefined) return known;
    const place = await mapFrame(at, (path) => readMap(store, path));
    const source = place && `${shortName(place.source)}:${place.line}`;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(at, source);
    return source;
  };
}
