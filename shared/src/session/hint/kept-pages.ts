/** Caches in which the site's worker keeps pages, whatever its version: see `host/public/worker/pages.js`. */
const PAGES_PREFIX = 'skora-pages-';

/** Forgets the pages that the site's worker has kept in this browser; their files stay. Never rejects. */
export async function forgetKeptPages(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.map((name) => name.startsWith(PAGES_PREFIX) && caches.delete(name)));
  } catch {
    // A browser that keeps nothing, or does not say what.
  }
}
