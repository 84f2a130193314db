import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../lib/http/problem';
import { within } from '../../lib/http/within';
import { ROUTE_TIMEOUT_MS, type Services } from '../../lib/services/services';
import type { EventProvider } from './providers/provider';
import { resend } from './providers/resend';
import { sendGrid } from './providers/sendgrid';
import { takeEvents } from './take-events';

/** Bytes; a batch of SendGrid is smaller. */
const BODY_LIMIT = 1_048_576;
const MAX_EVENTS = 1000;
/** Of one client. A service tells of 10,000 mails one by one, from few addresses, so what is signed is not counted. */
const UNSIGNED_PER_MINUTE = 60;

type Name = 'sendgrid' | 'resend';

/**
 * `POST /mail-events/{provider}`, for the mail service only: what became of mails it has taken. The signature covers the
 * bytes as they came. 404 for a service that is not set up, 400 for a wrong or old signature (429 for many), 413 for too much at once; what
 * we do not know is answered with 200 and left out.
 */
export async function mailEventRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, now } = services;
  const { sendGridKey, resendSecret } = config.mailEvents;
  const limitUnsigned = services.limits.perClient('unsigned-mail-events', UNSIGNED_PER_MINUTE);
  const providers: Record<Name, EventProvider | null> = {
    sendgrid: sendGridKey === null ? null : sendGrid(sendGridKey),
    resend: resendSecret === null ? null : resend(resendSecret),
  };

  async function read(provider: EventProvider, request: FastifyRequest) {
    const { body, headers } = request;
    if (!Buffer.isBuffer(body) || !provider.isSigned(body, headers, now())) {
      await limitUnsigned(request);
      throw new Problem(400, { detail: 'The signature is not valid.' });
    }
    let parsed: unknown;
    try {
      parsed = JSON.parse(body.toString());
    } catch {
      throw new Problem(400, { detail: 'The body is not JSON.' });
    }
    if (Array.isArray(parsed) && parsed.length > MAX_EVENTS) throw new Problem(413);
    const events = provider.read(parsed, headers);
    if (events === null) throw new Problem(400, { detail: 'The body holds no events.' });
    return events;
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const [name, provider] of Object.entries(providers) as [Name, EventProvider | null][]) {
      if (provider === null) continue;
      scope.post(
        `/mail-events/${name}`,
        { schema: { hide: true }, bodyLimit: BODY_LIMIT },
        async (request) => {
          const events = await read(provider, request);
          const taken = await within(ROUTE_TIMEOUT_MS, takeEvents(services, name, events));
          return { taken };
        },
      );
    }
  });
}
