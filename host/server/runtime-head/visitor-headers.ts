import type { FastifyRequest } from 'fastify';
import type { SiteEnv } from '../config/env';

/**
 * Tells the backend who the visitor is, as this server sees one, and that it is this server that says so.
 * @param request its `ip` is the visitor's as far as proxies before this server are believed
 */
export function visitorHeaders({ siteSecret }: SiteEnv, { ip }: Pick<FastifyRequest, 'ip'>) {
  return { 'x-forwarded-for': ip, ...(siteSecret && { 'x-site-secret': siteSecret }) };
}
