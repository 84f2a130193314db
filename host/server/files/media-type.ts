const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
};

/** Media type of a file by its ending; null for endings that are not served. */
export function mediaType(name: string): string | null {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? null;
}

/** True where compression pays. */
export function isCompressible(name: string): boolean {
  return /\.(js|css|json|svg|txt)$/.test(name);
}
