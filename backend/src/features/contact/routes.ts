import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contactSuspicion } from './contact-suspicion';
import { answerTime } from './contact-topic';
import { parseEmailAddress } from '../../lib/text/email-address';
import { plainLine, plainText } from '../../lib/text/plain-text';
import { authenticate } from '../../lib/guards/authenticate';
import { Problem } from '../../lib/http/problem';
import { answerOnce } from '../../lib/idempotency/answer-once';
import type { Services } from '../../lib/services/services';
import { tooEarly } from '../../lib/http/too-early';
import { keepContactMessage } from './contact-store';
import { contactSchema } from './schema';

const PER_MINUTE = 5;
const SHORTEST_MESSAGE = 20;

/** A field that has what it needs once it is cleaned. @throws Problem 400 */
function needed<Value>(at: string, value: Value | null, message: string): Value {
  if (value !== null) return value;
  throw new Problem(400, { errors: [{ at: `body/${at}`, message }] });
}

/** `POST /contact/messages` */
export function contactRoutes(app: FastifyInstance, services: Services) {
  const { auth, firestore, outbox, config, now } = services;

  /** A sign-in that is over must not keep anybody from writing to us. */
  async function identifySender(request: FastifyRequest): Promise<string | null> {
    if (request.headers.authorization === undefined) return null;
    return authenticate(auth, request).then(
      ({ uid }) => uid,
      () => null,
    );
  }

  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      '/contact/messages',
      { schema: contactSchema, onRequest: services.limits.perClient('contact', PER_MINUTE) },
      async (request) => {
        const { topic, ...written } = request.body;
        const message = plainText(written.message);
        const cleaned = {
          topic,
          name: needed('name', plainLine(written.name) || null, 'must be a name'),
          email: needed('email', parseEmailAddress(written.email), 'must be one email address'),
          message: needed(
            'message',
            message.length < SHORTEST_MESSAGE ? null : message,
            `must have at least ${SHORTEST_MESSAGE} characters`,
          ),
          held: contactSuspicion(written, now()),
        };
        const keep = async () => {
          const uid = await identifySender(request);
          const deps = { firestore, outbox, contact: config.contact };
          const kept = await keepContactMessage(deps, { ...cleaned, uid }, now());
          // Within, because a refusal gives the key back.
          if ('wait' in kept) throw tooEarly(kept.wait);
          return { ticket: kept.ticket };
        };
        const { ticket } = await answerOnce(services, request, keep);
        return { ticket, answerTime: answerTime(topic, config.operator) };
      },
    );
}
