import type { FastifyRequest } from 'fastify';

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}

/**
 * Whether a form was sent by a page of this site. Forms carry no right of the sender: no cookie is read, and a link's secret
 * stands in the form itself. So what this keeps off are pages that let their visitors send forms without knowing it. Browsers
 * say where a form comes from; programs that are none (text browsers among them) say nothing, and may send what they like anyway.
 */
export function cameFromHere({ headers }: Pick<FastifyRequest, 'headers'>, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  return origin === publicOrigin || (headers.host !== undefined && hostOf(origin) === headers.host);
}
