/** Bytes that a page costs, as sent with brotli. */
export interface PageWeight {
  /** The document with its inlined styles. */
  html: number;
  /** Scripts that the document names: what it needs to become interactive. */
  scripts: number;
  /** How many of them. */
  scriptCount: number;
  fonts: number;
  /** Scripts of the identity provider among them; a signed-out visitor should get none. */
  firebase: number;
}

/** The first answer is compressed fast and the smallest one replaces it a moment later. */
const WARM_UP_REQUESTS = 3;
const WARM_UP_PAUSE_MS = 400;

async function sentBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  const sent = Number(response.headers.get('content-length'));
  await response.arrayBuffer();
  return sent;
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

async function total(site: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((path) => sentBytes(`${site}${path}`)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Weighs a page of a running site. */
export async function weighPage(site: string, path: string): Promise<PageWeight> {
  for (let request = 0; request < WARM_UP_REQUESTS; request += 1) {
    await sentBytes(`${site}${path}`);
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_PAUSE_MS));
  }
  const html = await (await fetch(`${site}${path}`)).text();
  const scripts = addresses(html, /<(?:script defer src|link rel="preload" as="script" href)="([^"]+)"/g);
  const fonts = addresses(html, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  return {
    html: await sentBytes(`${site}${path}`),
    scripts: await total(site, scripts),
    scriptCount: scripts.length,
    fonts: await total(site, fonts),
    firebase: scripts.filter((name) => /fire(base|store)/.test(name)).length,
  };
}
