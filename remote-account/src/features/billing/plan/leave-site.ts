export type LeaveSite = (url: string) => void;

/** Leaves for an address outside the site, with a way back in the history. */
export function leaveSite(url: string): void {
  window.location.assign(url);
}
