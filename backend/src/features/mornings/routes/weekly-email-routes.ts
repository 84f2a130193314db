import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { limitClients } from '../../../lib/guards/limit-clients';
import { Problem } from '../../../lib/http/problem';
import { refuseBody } from '../../../lib/http/refuse-body';
import { within } from '../../../lib/http/within';
import { siteLinks } from '../../../lib/mail/site-links';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { uidOfWeeklyToken } from '../domain/weekly-token';
import { endWeeklyMail } from '../../notifications';
import { oneClickSchema, openOneClickSchema } from './schema';

const PER_MINUTE = 30;
const PATH = '/notifications/weekly-email/:token';
/** What RFC 8058 lets a mail program send. */
const ONE_CLICK = 'List-Unsubscribe=One-Click';

/** `GET` and `POST /notifications/weekly-email/{token}`. Opening the link ends nothing: scanners follow links. */
export async function weeklyEmailRoutes(
  app: FastifyInstance,
  { firestore, config, now }: Services,
): Promise<void> {
  const onRequest = limitClients(PER_MINUTE, now);
  app.get<{ Params: { token: string } }>(PATH, { schema: openOneClickSchema, onRequest }, (request, reply) =>
    reply.redirect(siteLinks(config.publicOrigin).weeklyEmail(request.params.token), 303),
  );

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        const refused =
          body === ONE_CLICK ? null : new Problem(400, { detail: 'This is not a one-click call.' });
        done(refused, undefined);
      },
    );
    const typed = scope.withTypeProvider<TypeBoxTypeProvider>();
    typed.post(PATH, { schema: oneClickSchema, bodyLimit: 1024, onRequest }, async (request) => {
      refuseBody(request);
      const uid = uidOfWeeklyToken(config.linkSecret, request.params.token);
      if (uid === null) throw new Problem(404);
      await within(ROUTE_TIMEOUT_MS, endWeeklyMail(firestore, uid));
      return { status: 'ok' } as const;
    });
  });
}
