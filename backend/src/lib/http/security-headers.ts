/**
 * On every answer, errors included. The service sends JSON only, so nothing may be framed, sniffed, run or
 * kept; a route that may be cached says so itself. `Vary: Origin` because CORS depends on it.
 */
export const SECURITY_HEADERS = Object.freeze({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  vary: 'Origin',
  'x-content-type-options': 'nosniff',
});
