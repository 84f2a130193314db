import type { IncomingHttpHeaders } from 'node:http';

/** `x-forwarded-for` for the backend, which trusts the last entry only: the visitor as this server sees one. */
export function forwardedFor(headers: IncomingHttpHeaders, remoteAddress: string | undefined): string {
  return [headers['x-forwarded-for'], remoteAddress].flat().filter(Boolean).join(', ');
}
