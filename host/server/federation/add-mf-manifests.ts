import type { FastifyInstance } from 'fastify';
import { readBucket, STABLE_BUCKET } from '../canary/canary';
import type { SiteEnv } from '../config/env';
import { parseCookies } from '../lib/cookies';
import type { PreviewLinks } from '../preview/preview-links';
import { siteForBrowser } from '../preview/site-for-browser';
import type { ReleaseResolver } from '../releases/release-resolver';
import { mfManifest } from './mf-manifest';

interface Dependencies {
  env: SiteEnv;
  resolver: ReleaseResolver;
  links: PreviewLinks;
}

/**
 * Adds `/remotes/{id}/mf-manifest.json`: the release that this browser gets of a remote, in the form that tools of Module
 * Federation read. No page asks for it.
 */
export function addMfManifests(app: FastifyInstance, { env, resolver, links }: Dependencies): void {
  app.get<{ Params: { id: string } }>('/remotes/:id/mf-manifest.json', async (request, reply) => {
    const cookies = parseCookies(request.headers.cookie);
    const resolved = await resolver.resolve(readBucket(cookies) ?? STABLE_BUCKET);
    const { site } = await siteForBrowser(env, links, {
      cookies,
      query: new URLSearchParams(),
      site: resolved,
    });
    const release = site.releases.find(({ id }) => id === request.params.id);
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'cookie')
      .header('x-robots-tag', 'noindex');
    if (!release) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply.header('access-control-allow-origin', '*').send(mfManifest(release));
  });
}
