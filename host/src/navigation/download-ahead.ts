import { PAGE_FILES_ADDRESS } from './page-files-address';

/** Resolves when there is nothing else to do. */
export type Idle = () => Promise<void>;

/** A line that takes longer for one file has better things to do, in ms. */
const PATIENCE_MS = 8_000;

/** Bounded, because a script that is wanted now would wait for the same download. */
function ask(url: string | URL): Promise<Response> {
  return fetch(url, { priority: 'low', signal: AbortSignal.timeout(PATIENCE_MS) });
}

async function fetchFiles(pathnames: readonly string[]): Promise<URL[]> {
  const query = new URLSearchParams(pathnames.map((pathname) => ['path', pathname]));
  const answer = await ask(`${PAGE_FILES_ADDRESS}?${query}`);
  if (!answer.ok) return [];
  const { files } = (await answer.json()) as { files: string[] };
  return files.map((file) => new URL(file, location.href)).filter(({ origin }) => origin === location.origin);
}

/** True for files that this page has asked for, and for styles that the server wrote into it. */
function isHere({ href, pathname }: URL): boolean {
  if (performance.getEntriesByName(href, 'resource').length > 0) return true;
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const styles = document.querySelectorAll<HTMLStyleElement>('style[data-href]');
  return [...styles].some(({ dataset }) => dataset.href === name);
}

/**
 * Downloads the scripts and styles of pages into the browser's cache, one after the other, each when there is nothing else
 * to do, and runs nothing: on a slow phone running a page takes 50 to 120 ms, and it may never be visited. As `fetch`,
 * since Safari knows no `<link rel="prefetch">`; the request of the visit is the same for the cache, which keeps these
 * files for good once they were read to their end.
 * Rejects at the first failure, or after 8 s for one file: such a line has better things to do.
 */
export async function downloadAhead(pathnames: readonly string[], idle: Idle): Promise<void> {
  await idle();
  for (const file of await fetchFiles(pathnames)) {
    await idle();
    if (!isHere(file)) await (await ask(file)).arrayBuffer();
  }
}
