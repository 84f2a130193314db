import type { FastifyInstance } from 'fastify';
import type { SiteEnv } from '../config/env';
import type { ReleaseResolver } from '../releases/release-resolver';
import { addSpeculationRules } from './add-speculation-rules';
import { addWellKnown } from './add-well-known';
import { addWorker } from './add-worker';

/** @returns null when there is no such file */
export type ReadPublic = (name: string) => Promise<Buffer | null>;

const AN_HOUR = 'public, max-age=3600';
const A_DAY = 'public, max-age=86400';
const PNG = 'image/png';

/** Files of `host/public`. */
const FILES = [
  ['favicon.svg', 'image/svg+xml', AN_HOUR],
  ['favicon.ico', 'image/x-icon', A_DAY],
  ['apple-touch-icon.png', PNG, A_DAY],
  ['icon-192.png', PNG, A_DAY],
  ['icon-512.png', PNG, A_DAY],
  ['icon-maskable-512.png', PNG, A_DAY],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8', AN_HOUR],
] as const;

interface Dependencies {
  env: SiteEnv;
  resolver: ReleaseResolver;
  readPublic: ReadPublic;
}

/** Adds what browsers look for at the root of a site: icons, the manifest by which it is installed, its worker, what it fetches early, and `/.well-known`. */
export function addRootFiles(app: FastifyInstance, { env, resolver, readPublic }: Dependencies): void {
  for (const [name, type, caching] of FILES) {
    app.get(`/${name}`, async (_request, reply) => {
      const body = await readPublic(name);
      if (!body) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      return reply.header('cache-control', caching).type(type).send(body);
    });
  }
  addSpeculationRules(app);
  addWorker(app, { env, readPublic });
  addWellKnown(app, env, resolver);
}
