import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { readSigned } from '../../lib/text/read-signed';
import { maskedEmail } from '../../lib/text/masked-email';
import { keyOfUnsubscribeToken } from './unsubscribe-token';
import { siteLinks } from '../../lib/mail/site-links';
import { acceptOneClick, limitTokens, ONE_CLICK_BODY_LIMIT } from '../../lib/guards/one-click';
import { Problem } from '../../lib/http/problem';
import { refuseBody } from '../../lib/http/refuse-body';
import { ROUTE_TIMEOUT_MS, type Services } from '../../lib/services/services';
import { within } from '../../lib/http/within';
import { leave, leaveState, undoLeave } from './newsletter-leave';
import {
  leaveSchema,
  lookAtLeaveSchema,
  oneClickSchema,
  openOneClickSchema,
  undoLeaveSchema,
} from './schema';

const PATH = '/newsletter/unsubscriptions/:token';
/** In the headers of every issue. */
const ONE_CLICK_PATH = '/newsletter/one-click/:token';

/**
 * `GET` and `POST /newsletter/unsubscriptions/{token}`, `POST …/undo`, `GET` and `POST /newsletter/one-click/{token}`.
 * Opening a link ends nothing.
 */
export async function leaveRoutes(
  app: FastifyInstance,
  { firestore, config, limits, now }: Services,
): Promise<void> {
  const onRequest = limits.perClient('newsletter-leaving', 60);
  const findKey = (token: string) => readSigned(config, (secret) => keyOfUnsubscribeToken(secret, token));
  const onLeave = limitTokens(limits, 'newsletter-leaving-one-click', (token) => findKey(token) !== null);

  function readKey(token: string): string {
    const key = findKey(token);
    if (key === null) throw new Problem(404);
    return key;
  }

  async function look(token: string) {
    const { subscribed, email, undoUntil } = await leaveState(firestore, readKey(token), now());
    return {
      subscribed,
      email: email === null ? null : maskedEmail(email),
      undoUntil: undoUntil === null ? null : new Date(undoUntil).toISOString(),
    };
  }

  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  routes.get(PATH, { schema: lookAtLeaveSchema, onRequest }, (request) =>
    within(ROUTE_TIMEOUT_MS, look(request.params.token)),
  );
  routes.post(`${PATH}/undo`, { schema: undoLeaveSchema, bodyLimit: 1024, onRequest }, async (request) => {
    refuseBody(request);
    const done = await within(ROUTE_TIMEOUT_MS, undoLeave(firestore, readKey(request.params.token), now()));
    if (!done) throw new Problem(410, { type: 'link-expired', detail: 'Please subscribe again.' });
    return { status: 'ok' } as const;
  });

  routes.get(ONE_CLICK_PATH, { schema: openOneClickSchema, onRequest }, (request, reply) =>
    reply.redirect(siteLinks(config.publicOrigin).unsubscribe(request.params.token), 303),
  );

  await app.register(async (scope) => {
    acceptOneClick(scope);
    const typed = scope.withTypeProvider<TypeBoxTypeProvider>();
    for (const [path, schema] of [
      [PATH, leaveSchema],
      [ONE_CLICK_PATH, oneClickSchema],
    ] as const) {
      typed.post(path, { schema, bodyLimit: ONE_CLICK_BODY_LIMIT, onRequest: onLeave }, async (request) => {
        refuseBody(request);
        await within(ROUTE_TIMEOUT_MS, leave(firestore, readKey(request.params.token), now()));
        return { status: 'ok' } as const;
      });
    }
  });
}
