import type { FastifyInstance } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { CURRENT_NEWSLETTER_CONSENT } from '../account';
import { emailAddressKey, parseEmailAddress } from '../../lib/text/email-address';
import { Problem } from '../../lib/http/problem';
import { answerOnce } from '../../lib/idempotency/answer-once';
import type { Services } from '../../lib/services/services';
import { askToLeave } from './newsletter-leave';
import { recordSubscription } from './newsletter-store';
import { confirmationRoutes } from './confirmation-routes';
import { leaveRoutes } from './leave-routes';
import { leaveByAddressSchema, subscribeSchema } from './schema';

const BODY_LIMIT = 4096;
const PER_MINUTE = 5;
const OK = { status: 'ok' } as const;

function requireEmail(written: string): string {
  const email = parseEmailAddress(written);
  if (email !== null) return email;
  throw new Problem(400, { errors: [{ at: 'body/email', message: 'must be one email address' }] });
}

/** Everything under `/newsletter`. */
export async function newsletterRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { now } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  routes.post(
    '/newsletter/subscribe',
    {
      schema: subscribeSchema,
      bodyLimit: BODY_LIMIT,
      onRequest: services.limits.perClient('newsletter', PER_MINUTE),
    },
    async (request) => {
      const email = requireEmail(request.body.email);
      const key = emailAddressKey(email);
      const subscription = { key, email, consent: CURRENT_NEWSLETTER_CONSENT, now: now() };
      return answerOnce(services, request, async () => {
        await recordSubscription(services, subscription);
        return OK;
      });
    },
  );
  routes.post(
    '/newsletter/unsubscribe',
    {
      schema: leaveByAddressSchema,
      bodyLimit: BODY_LIMIT,
      onRequest: services.limits.perClient('newsletter-leaving-by-address', PER_MINUTE),
    },
    async (request) => {
      const email = requireEmail(request.body.email);
      return answerOnce(services, request, async () => {
        await askToLeave(services, { key: emailAddressKey(email), email }, now());
        return OK;
      });
    },
  );
  confirmationRoutes(app, services);
  await leaveRoutes(app, services);
}
