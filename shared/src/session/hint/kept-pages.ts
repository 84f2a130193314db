/** Caches in which the site's worker keeps pages, whatever its version: see `host/public/worker/pages.js`. */
const PAGES_PREFIX = 'skora-pages-';

/** Forgets the pages that the site's worker has kept in this browser; their files stay. Never rejects. */
export async function forgetKeptPages(): Promise<void> {
  try {
    if (typeof caches === 'undefined') return;
    const names = (await caches.keys()).filter((name) => name.startsWith(PAGES_PREFIX));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch (error) {
    console.info('[skora] kept pages could not be forgotten:', error);
  }
}
