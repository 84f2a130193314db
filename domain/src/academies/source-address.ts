/** Hosts whose pages cannot be a source, by what is wrong with them. `x.*` stands for every ending of x. */
const REFUSED_HOSTS = {
  'a copy of another site; name the original': [
    'wikiwand.com',
    'rightwiki.org',
    'knowpia.com',
    'knowledger.de',
    'wiki2.org',
    'wikizero.*',
    'alchetron.com',
    'everybodywiki.com',
    'webcache.googleusercontent.com',
  ],
  'a place for uploaded copies; name the original': [
    'scribd.com',
    'slideshare.net',
    'docplayer.*',
    'kipdf.com',
    'pdfcoffee.com',
    'vdocuments.*',
    'dokumen.*',
  ],
  'a shortened link; name the page it leads to': [
    'bit.ly',
    't.co',
    'goo.gl',
    'tinyurl.com',
    'ow.ly',
    'buff.ly',
    'is.gd',
    'cutt.ly',
    'rb.gy',
    'lnkd.in',
    'linktr.ee',
    't.ly',
  ],
  'a search page; name the page it found': [
    'google.*',
    'bing.com',
    'duckduckgo.com',
    'search.yahoo.com',
    'yandex.*',
    'baidu.com',
    'ecosia.org',
    'startpage.com',
  ],
} as const;

/** A host and the domains above it. @example domainsAbove('a.b.example') // ['a.b.example', 'b.example'] */
function domainsAbove(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

function matches(host: string, refused: string): boolean {
  const ending = refused.endsWith('.*');
  if (!ending) return domainsAbove(host).includes(refused);
  const name = refused.slice(0, -2);
  // Only the search page itself: sites.google.com belongs to whoever made the site.
  return host === name || host.startsWith(`${name}.`) || host.startsWith(`www.${name}.`);
}

/** Ends of hosts that exist for examples only (RFC 2606). */
const RESERVED = /(^|\.)(example|test|invalid|localhost)(\.(com|org|net))?$/;
const IP_ADDRESS = /^(\[.*\]|[\d.]+)$/;

/** Whether an address leads to a host that exists for examples only. */
export function isReservedAddress(address: string): boolean {
  return URL.canParse(address) && RESERVED.test(new URL(address).hostname);
}

/**
 * Why an address cannot be a source that every reader can open.
 * @returns the end of a sentence that begins with the address; null when it can
 */
export function sourceAddressProblem(address: string): string | null {
  if (!URL.canParse(address)) return 'is no web address';
  const { protocol, username, password, hostname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return 'is no web address';
  if (username !== '' || password !== '') return 'holds a name or a password';
  if (IP_ADDRESS.test(hostname) || !hostname.includes('.')) return 'names a machine and no site';
  for (const [why, hosts] of Object.entries(REFUSED_HOSTS)) {
    if (hosts.some((host) => matches(hostname, host))) return `is ${why}`;
  }
  return null;
}
