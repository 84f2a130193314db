/**
 * Where the host's server tells which files pages need: `?path=/login&path=/story` → `{ "files": ["/remotes/…", …] }`.
 * The ending keeps it apart from pages, whose addresses have none.
 */
export const PAGE_FILES_ADDRESS = '/page-files.json';

/** For so many pages may be asked at once; more than the bar has links. */
export const MAX_PAGES = 12;
