/** Whether an address carries a one-time code out of an e-mail. An empty one is none. */
export function hasActionCode(search: string): boolean {
  return Boolean(new URLSearchParams(search).get('oobCode'));
}
