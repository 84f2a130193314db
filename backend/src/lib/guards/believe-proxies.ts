import { matchesSecret } from '@skora/shared/utils/matches-secret';
import type { FastifyInstance } from 'fastify';
import { isPublicAddress } from './network';

interface ProxySettings {
  /** How many proxies stand before the service, the site included. */
  trustProxyHops: number;
  /** What the site proves itself with; null: any private neighbour is believed. */
  siteSecret: string | null;
}

/** What the site proves itself with, beside the address of its visitor. */
const SITE_SECRET_HEADER = 'x-site-secret';

/**
 * Which `X-Forwarded-For` entries are believed: those written by the nearest `hops` proxies. Without a secret, whoever
 * reaches the service straight from a public address is no proxy of ours, so the header then counts for nothing.
 */
export function trustHops({ trustProxyHops, siteSecret }: ProxySettings) {
  return (address: string, hop: number): boolean =>
    hop < trustProxyHops && (siteSecret !== null || hop > 0 || !isPublicAddress(address));
}

/** Takes away what a request claims about its origin unless the site itself sent it. */
export function believeSiteOnly(app: FastifyInstance, { siteSecret }: ProxySettings) {
  if (siteSecret === null) return;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!matchesSecret(request.headers[SITE_SECRET_HEADER], siteSecret)) {
      for (const name of Object.keys(request.headers))
        if (name.startsWith('x-forwarded-')) delete request.headers[name];
    }
    done();
  });
}
