/** Leaves for an address outside the site. */
export type GoTo = (url: string) => void;

/** Leaves for an address outside the site, with a way back in the history. */
export function goTo(url: string): void {
  window.location.assign(url);
}
