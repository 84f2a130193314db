import fastify, { type FastifyError } from 'fastify';
import Stripe from 'stripe';
import { keepInFile } from '@skora/scripts-lib/kept-file';
import { listen, type StandIn } from '../lib/listen';
import { apiRoutes } from './api/routes';
import { advanceClock } from './engine/advance-clock';
import { failWith, type Failure } from './failures';
import { HeldAnswers } from './held-answers';
import { StripeFault } from './protocol/fault';
import { parseForm } from './protocol/form';
import { pageRoutes } from './pages/routes';
import { StripeState } from './model/state';
import { testRoutes } from './test-routes';
import { Webhooks, type WebhookTarget } from './webhooks';

export type StripeStandIn = StandIn & { state: StripeState; webhooks: Webhooks; held: HeldAnswers };

type Options = {
  port: number;
  /** Who is told about events. */
  webhook: WebhookTarget | null;
  /** Where everything is kept from one start to the next; without it, in memory only. */
  file?: string | null;
};

const TICK_MS = 30_000;

/**
 * Stand-in of Stripe: the REST calls we make through the official SDK, hosted pages for checkout, invoices and cards,
 * signed webhooks, and a clock that can be moved.
 *
 * - `/v1/…` the API; a key `sk_test_…` is needed
 * - `/c/pay/{session}`, `/i/{invoice}`, `/p/session/{session}` the hosted pages
 * - `/test/…` for tests: see `test-routes.ts`
 */
export async function startStripe({ port, webhook, file = null }: Options): Promise<StripeStandIn> {
  let url = '';
  const state = new StripeState(() => url, Stripe.API_VERSION);
  const webhooks = new Webhooks(webhook, () => kept.changed());
  const failing: { kind: Failure } = { kind: 'none' };
  const held = new HeldAnswers();
  const kept = await keepInFile(
    file,
    () => state.dump(),
    (text) => state.restore(text),
  );
  state.onEvent = (event) => {
    kept.changed();
    webhooks.take(event);
  };
  for (const event of state.untaken()) webhooks.take(event);

  const server = fastify({
    forceCloseConnections: true,
    bodyLimit: 262_144,
    routerOptions: { querystringParser: parseForm },
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(String(body))),
  );
  server.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error instanceof StripeFault) return reply.code(error.status).send({ error: error.error });
    const status = error.statusCode ?? 500;
    return reply.code(status).send({ error: { type: 'api_error', message: error.message } });
  });
  server.addHook('onRequest', async (request, reply) => {
    if (failing.kind !== 'none' && request.url.startsWith('/v1/')) return failWith(failing.kind, reply);
  });
  server.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') kept.changed();
  });
  server.addHook('onSend', ({ method, routeOptions }) => held.pass(`${method} ${routeOptions.url}`));
  apiRoutes(server, state);
  pageRoutes(server, state);
  testRoutes(server, { state, webhooks, failing });

  const tick = setInterval(() => advanceClock(state, state.now()), TICK_MS);
  tick.unref();
  const listening = await listen(server, port);
  url = listening.url;
  return {
    url,
    state,
    webhooks,
    held,
    stop: async () => {
      clearInterval(tick);
      await webhooks.stop();
      await listening.stop();
      await kept.stop();
    },
  };
}
