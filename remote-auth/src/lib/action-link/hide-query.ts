/** Takes the query out of the address bar, and with it out of history, bookmarks and referrers. */
export function hideQuery(): void {
  const { pathname, search, hash } = window.location;
  // The host's entry stays as it is: only the text of the address changes, so nothing navigates.
  if (search !== '') window.history.replaceState(window.history.state, '', `${pathname}${hash}`);
}
