const LOCAL = ['localhost', '127.0.0.1'];

/** These addresses stand in the policy of pages: nothing in them may end it or stand for other hosts. */
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/;
const FOLDER = /^\/([\w.~-]+\/)*$/;

/** @returns null for what is no address, and for http beyond this machine */
function parse(text: unknown): URL | null {
  if (typeof text !== 'string' || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isOpen = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.includes(url.hostname));
  return isOpen && HOST.test(url.host) ? url : null;
}

/** True for an origin of https, on this machine also of http. @example isOrigin('https://cdn.team.example') */
export function isOrigin(text: unknown): text is string {
  return parse(text)?.origin === text;
}

/** True for an address where files of a release may be. @example isBaseUrl('https://cdn.team.example/scouting/') */
export function isBaseUrl(text: unknown): text is string {
  const url = parse(text);
  return url !== null && FOLDER.test(url.pathname) && `${url.origin}${url.pathname}` === text;
}
