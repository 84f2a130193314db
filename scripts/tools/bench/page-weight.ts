/** Bytes that a page costs, as sent with brotli. */
interface PageWeight {
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

const PATIENCE_MS = 5000;
const PAUSE_MS = 250;

async function sentBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  const sent = Number(response.headers.get('content-length'));
  await response.arrayBuffer();
  return sent;
}

/** The first answer is compressed fast; the smallest one takes its place a moment later, where there is a smaller one. */
async function smallestBytes(url: string): Promise<number> {
  const end = performance.now() + PATIENCE_MS;
  const first = await sentBytes(url);
  let sent = first;
  while (sent === first && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    sent = await sentBytes(url);
  }
  return sent;
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

/** Addresses of the scripts that a document names: its starter, and what that one loads. */
export function listScripts(html: string): string[] {
  return addresses(html, /<(?:script defer src|link rel="preload" as="script" href)="([^"]+)"/g);
}

async function total(site: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((path) => smallestBytes(`${site}${path}`)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Weighs a page of a running site, in seconds: it waits until every file is as small as it gets. */
export async function weighPage(site: string, path: string): Promise<PageWeight> {
  const html = await (await fetch(`${site}${path}`)).text();
  const scripts = listScripts(html);
  const fonts = addresses(html, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  return {
    html: await smallestBytes(`${site}${path}`),
    scripts: await total(site, scripts),
    scriptCount: scripts.length,
    fonts: await total(site, fonts),
    firebase: scripts.filter((name) => /fire(base|store)/.test(name)).length,
  };
}
