import type { Release } from '@skora/shared/contract';
import type { FastifyInstance } from 'fastify';
import { readBucket, STABLE_BUCKET } from '../canary/canary';
import type { SiteEnv } from '../config/env';
import { parseCookies } from '../lib/cookies';
import type { PreviewLinks } from '../preview/preview-links';
import { siteForBrowser } from '../preview/site-for-browser';
import type { ReleaseResolver } from '../releases/release-resolver';
import { mfManifest, TYPES } from './mf-manifest';
import { API_TYPES } from './remote-types';
import { typesArchive } from './types-archive';

interface Dependencies {
  env: SiteEnv;
  resolver: ReleaseResolver;
  links: PreviewLinks;
}

interface FederationFile {
  name: string;
  type: string;
  write: (release: Release, env: SiteEnv) => Buffer | string;
}

const FILES: readonly FederationFile[] = [
  {
    name: 'mf-manifest.json',
    type: 'application/json; charset=utf-8',
    write: (release, env) => JSON.stringify(mfManifest(release, env.publicOrigin)),
  },
  { name: TYPES.zip, type: 'application/zip', write: typesArchive },
  { name: TYPES.api, type: 'text/plain; charset=utf-8', write: () => API_TYPES },
];

/**
 * Adds `/remotes/{id}/mf-manifest.json`, `@mf-types.zip` and `@mf-types.d.ts`: the release that this browser gets of a remote, in
 * the form that tools of Module Federation read, and its types for whose build consumes it. No page asks for them.
 */
export function addFederationFiles(app: FastifyInstance, { env, resolver, links }: Dependencies): void {
  const findRelease = async (id: string, cookie?: string): Promise<Release | undefined> => {
    const cookies = parseCookies(cookie);
    const resolved = await resolver.resolve(readBucket(cookies) ?? STABLE_BUCKET);
    const { site } = await siteForBrowser(env, links, {
      cookies,
      query: new URLSearchParams(),
      site: resolved,
    });
    return site.releases.find((release) => release.id === id);
  };
  for (const { name, type, write } of FILES) {
    app.get<{ Params: { id: string } }>(`/remotes/:id/${name}`, async (request, reply) => {
      const release = await findRelease(request.params.id, request.headers.cookie);
      reply
        .header('cache-control', 'private, no-cache')
        .header('vary', 'cookie')
        .header('x-robots-tag', 'noindex');
      if (!release) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      return reply.header('access-control-allow-origin', '*').type(type).send(write(release, env));
    });
  }
}
