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
    'zxc.wiki',
    'webcache.googleusercontent.com',
    'translate.google.*',
    'translate.goog',
    'archive.org',
    'archive.today',
    'archive.ph',
    'archive.is',
    'archive.li',
    'archive.vn',
    'archive.fo',
    'archive.md',
  ],
  'a place for uploaded copies; name the original': [
    'scribd.com',
    'slideshare.net',
    'issuu.com',
    'yumpu.com',
    'calameo.com',
    'docslib.org',
    'pdfslide.*',
    'fliphtml5.com',
    'drive.google.com',
    'docs.google.com',
    'dropbox.com',
    'dropboxusercontent.com',
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

/** The host of an address. A dot at the end of a host leads to the same site, so it does not count. */
function readHost({ hostname }: URL): string {
  return hostname.replace(/\.+$/, '');
}

/** Whether an address leads to a host that exists for examples only. */
export function isReservedAddress(address: string): boolean {
  return URL.canParse(address) && RESERVED.test(readHost(new URL(address)));
}

/**
 * Why an address cannot be a source that every reader can open.
 * @returns the end of a sentence that begins with the address; null when it can
 */
export function sourceAddressProblem(address: string): string | null {
  if (!URL.canParse(address)) return 'is no web address';
  const url = new URL(address);
  const { protocol, username, password } = url;
  if (protocol !== 'https:' && protocol !== 'http:') return 'is no web address';
  if (username !== '' || password !== '') return 'holds a name or a password';
  const host = readHost(url);
  if (IP_ADDRESS.test(host) || !host.includes('.')) return 'names a machine and no site';
  for (const [why, hosts] of Object.entries(REFUSED_HOSTS)) {
    if (hosts.some((refused) => matches(host, refused))) return `is ${why}`;
  }
  return null;
}
