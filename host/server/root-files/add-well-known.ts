import type { FastifyInstance, FastifyReply } from 'fastify';
import { STABLE_BUCKET } from '../canary/canary';
import { matchPage } from '../routes/match-page';
import type { SiteEnv } from '../config/env';
import type { ReleaseResolver } from '../releases/release-resolver';
import { securityTxt } from './security-txt';

/** The page on which players change their password. */
const CHANGE_PASSWORD = '/settings/account';

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
}

/**
 * Adds `/.well-known/security.txt` (RFC 9116) and `/.well-known/change-password`, by which password managers find the form. Every other
 * address there is missing, in two words: tools ask for many of them.
 */
export function addWellKnown(app: FastifyInstance, env: SiteEnv, resolver: ReleaseResolver): void {
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityTxt(env, new Date())),
  );
  app.get('/.well-known/change-password', async (_request, reply) => {
    const { releases } = await resolver.resolve(STABLE_BUCKET);
    const { status } = matchPage(releases, CHANGE_PASSWORD, {});
    return status === 200 ? reply.redirect(CHANGE_PASSWORD, 302) : missing(reply);
  });
  app.get('/.well-known/*', (_request, reply) => missing(reply));
}
