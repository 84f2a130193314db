/** The push services of Chrome, Edge and Opera; Firefox; Safari; and of Windows. */
const HOSTS = ['fcm.googleapis.com'];
const SUFFIXES = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/**
 * Whether a browser's address for pushes belongs to a push service: we send requests there, so nobody may name another.
 * @param standIn origin of a stand-in on this machine; `null`: none
 */
export function isPushAddress(endpoint: string, standIn: string | null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (standIn !== null && origin === standIn) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return HOSTS.includes(hostname) || SUFFIXES.some((suffix) => hostname.endsWith(suffix));
}
