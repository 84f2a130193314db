import type { FastifyInstance } from 'fastify';
import type { Firestore } from 'firebase-admin/firestore';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { CURRENT_NEWSLETTER_CONSENT } from '../../domain/consent-text';
import { emailAddressKey, parseEmailAddress } from '../../domain/email-address';
import { limitClients } from '../../server/limit-clients';
import { Problem } from '../../server/problem';
import { within } from '../../server/within';
import { recordSubscription } from '../../store/newsletter-store';
import { subscribeSchema } from './schema';

const BODY_LIMIT = 4096;
const PER_MINUTE = 5;
const STORE_TIMEOUT_MS = 5000;

/** `POST /newsletter/subscribe`. */
export function newsletterRoutes(app: FastifyInstance, deps: { firestore: Firestore; now: () => number }) {
  app.withTypeProvider<TypeBoxTypeProvider>().post(
    '/newsletter/subscribe',
    {
      schema: subscribeSchema,
      bodyLimit: BODY_LIMIT,
      onRequest: limitClients(PER_MINUTE, deps.now),
    },
    async (request) => {
      const email = parseEmailAddress(request.body.email);
      if (email === null) {
        throw new Problem(400, { errors: [{ at: 'body/email', message: 'must be one e-mail address' }] });
      }
      const key = emailAddressKey(email);
      const subscription = { key, email, consent: CURRENT_NEWSLETTER_CONSENT, now: deps.now() };
      await within(STORE_TIMEOUT_MS, recordSubscription(deps.firestore, subscription));
      return { status: 'ok' } as const;
    },
  );
}
