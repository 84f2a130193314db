import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { maskedEmail } from '../../lib/text/masked-email';
import { Problem } from '../../lib/http/problem';
import { refuseBody } from '../../lib/http/refuse-body';
import { ROUTE_TIMEOUT_MS, type Services } from '../../lib/services/services';
import { within } from '../../lib/http/within';
import { confirmSubscription, lookAtConfirmation, type ConfirmationLink } from './newsletter-confirmation';
import { confirmSchema, lookAtConfirmationSchema } from './schema';

const PATH = '/newsletter/confirmations/:token';

function requireUsable(link: ConfirmationLink) {
  switch (link.kind) {
    case 'unknown':
      throw new Problem(404);
    case 'used':
      throw new Problem(410, { type: 'link-used', detail: 'This link has been used.' });
    case 'expired':
      throw new Problem(410, { type: 'link-expired', detail: 'This link is older than 3 days.' });
    default:
      return { email: maskedEmail(link.email), state: link.kind };
  }
}

/** `GET` and `POST /newsletter/confirmations/{token}`; only the POST confirms. */
export function confirmationRoutes(app: FastifyInstance, { firestore, limits, now }: Services) {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const onRequest = limits.perClient('newsletter-confirmation', 60);
  routes.get(PATH, { schema: lookAtConfirmationSchema, onRequest }, async (request) =>
    requireUsable(await within(ROUTE_TIMEOUT_MS, lookAtConfirmation(firestore, request.params.token, now()))),
  );
  routes.post(PATH, { schema: confirmSchema, bodyLimit: 1024, onRequest }, async (request) => {
    refuseBody(request);
    requireUsable(
      await within(ROUTE_TIMEOUT_MS, confirmSubscription(firestore, request.params.token, now())),
    );
    return { status: 'ok' } as const;
  });
}
