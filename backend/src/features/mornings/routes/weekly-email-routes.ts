import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { readSigned } from '../../../lib/text/read-signed';
import { acceptOneClick, limitTokens, ONE_CLICK_BODY_LIMIT } from '../../../lib/guards/one-click';
import { Problem } from '../../../lib/http/problem';
import { refuseBody } from '../../../lib/http/refuse-body';
import { within } from '../../../lib/http/within';
import { siteLinks } from '../../../lib/mail/site-links';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { uidOfWeeklyToken } from '../domain/weekly-token';
import { endWeeklyMail } from '../../notifications';
import { lookAtWeeklyEmailSchema, oneClickSchema, openOneClickSchema } from './schema';

const PER_MINUTE = 60;
const PATH = '/notifications/weekly-email/:token';

/** `GET` and `POST /notifications/weekly-email/{token}`, `GET …/state`. Opening the link ends nothing: scanners follow links. */
export async function weeklyEmailRoutes(
  app: FastifyInstance,
  { firestore, config, limits }: Services,
): Promise<void> {
  const onRequest = limits.perClient('weekly-email', PER_MINUTE);
  const findUid = (token: string) => readSigned(config, (secret) => uidOfWeeklyToken(secret, token));
  const onEnd = limitTokens(limits, 'weekly-email-one-click', (token) => findUid(token) !== null);
  app.get<{ Params: { token: string } }>(PATH, { schema: openOneClickSchema, onRequest }, (request, reply) =>
    reply.redirect(siteLinks(config.publicOrigin).weeklyEmail(request.params.token), 303),
  );

  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get(`${PATH}/state`, { schema: lookAtWeeklyEmailSchema, onRequest }, (request) => {
      if (findUid(request.params.token) === null) throw new Problem(404);
      return { status: 'ok' } as const;
    });

  await app.register(async (scope) => {
    acceptOneClick(scope);
    const typed = scope.withTypeProvider<TypeBoxTypeProvider>();
    typed.post(
      PATH,
      { schema: oneClickSchema, bodyLimit: ONE_CLICK_BODY_LIMIT, onRequest: onEnd },
      async (request) => {
        refuseBody(request);
        const uid = findUid(request.params.token);
        if (uid === null) throw new Problem(404);
        await within(ROUTE_TIMEOUT_MS, endWeeklyMail(firestore, uid));
        return { status: 'ok' } as const;
      },
    );
  });
}
