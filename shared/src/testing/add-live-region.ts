/**
 * Adds the live region that the host's page has, for tests of what is said.
 *
 * @returns the region; it holds the text that was said last
 */
export function addLiveRegion(): HTMLElement {
  document.getElementById('skora-live')?.remove();
  const region = document.createElement('div');
  region.id = 'skora-live';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
