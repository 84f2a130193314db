import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { projectCv } from '@skora/domain';
import type { FastifyInstance } from 'fastify';
import { cvCardSvg } from '../card/cv-card-svg';
import { cvCardWords } from '../card/cv-card-words';
import { drawCard } from '../../../lib/drawing/draw-card';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { readCvSource } from '../store/cv-source';
import { readLastingPicture } from '../store/read-picture';
import { openLink } from './open-link';
import { sharedCardSchema } from './schema';

const PER_MINUTE = 20;

/** `GET /shared-cvs/{token}/card.png`: what messengers show for a pasted link, decided anew each time. */
export function cardRoute(app: FastifyInstance, services: Services) {
  const { now } = services;

  async function draw(token: string): Promise<Buffer> {
    const { link, account } = await openLink(services, token);
    const source = await readCvSource(services, link.uid, account, now());
    const view = projectCv(source, link.audience, new Date(now()));
    const photo = await readLastingPicture(services, link.uid, view, source);
    return drawCard(cvCardSvg(cvCardWords(view), photo));
  }

  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get(
      '/shared-cvs/:token/card.png',
      { schema: sharedCardSchema, onRequest: services.limits.perClient('shared-cards', PER_MINUTE) },
      async (request, reply) => {
        const png = await within(ROUTE_TIMEOUT_MS, draw(request.params.token));
        void reply.headers({ 'cache-control': 'private, max-age=60', 'x-robots-tag': 'noindex' });
        return reply.type('image/png').send(png);
      },
    );
}
