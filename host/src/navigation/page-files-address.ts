/**
 * Where the host's server tells which files pages need: `?path=/login&path=/story` → `{ "files": ["/remotes/…", …] }`.
 * The ending keeps it apart from pages, whose addresses have none.
 */
export const PAGE_FILES_ADDRESS = '/page-files.json';

/** The limit is above the number of links in the bar. */
export const MAX_PAGES = 12;
