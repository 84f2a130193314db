import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalid, StripeFault } from '../protocol/fault';
import { Form } from '../protocol/form';
import type { StripeState } from '../model/state';
import { catalogueEndpoints } from './catalogue';
import { checkoutEndpoints } from './checkout';
import { customerEndpoints } from './customers';
import type { Endpoint } from './endpoint';
import { Idempotency } from './idempotency';
import { invoiceEndpoints } from './invoices';
import { requireKnown } from './parameters';
import { present } from './present';
import { scheduleEndpoints } from './schedules';
import { subscriptionEndpoints } from './subscriptions';

/** Every call, by method and path. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  ...catalogueEndpoints,
  ...customerEndpoints,
  ...checkoutEndpoints,
  ...subscriptionEndpoints,
  ...scheduleEndpoints,
  ...invoiceEndpoints,
};

type Incoming = FastifyRequest<{ Params: { id?: string } }>;

function requireKey({ headers }: Incoming): void {
  if (/^Bearer (sk|rk)_test_\w+$/.test(headers.authorization ?? '')) return;
  throw new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}

function readHeader({ headers }: Incoming, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

function requireVersion(request: Incoming, ours: string): void {
  const version = readHeader(request, 'stripe-version') ?? ours;
  if (version !== ours)
    throw invalid(`Invalid Stripe API version: ${version}. The stand-in speaks ${ours} only.`);
}

/** The REST calls under `/v1`, as the official SDK makes them. */
export function apiRoutes(app: FastifyInstance, state: StripeState): void {
  const idempotency = new Idempotency();

  function answer(request: Incoming, reply: FastifyReply, call: string, endpoint: Endpoint) {
    requireKey(request);
    requireVersion(request, state.apiVersion);
    const query = (request.query ?? {}) as Record<string, unknown>;
    const sent = { ...query, ...((request.body ?? {}) as Record<string, unknown>) };
    requireKnown(call, sent);
    const form = new Form(sent);
    const key = request.method === 'POST' ? readHeader(request, 'idempotency-key') : undefined;
    const { status, body, ...rest } = idempotency.once(
      key,
      `${request.url} ${JSON.stringify(request.body ?? {})}`,
      () => ({
        status: 200,
        body: JSON.stringify(present(state, endpoint(state, form, request.params.id ?? ''), form)),
      }),
    );
    if ('replayed' in rest) reply.header('idempotent-replayed', 'true');
    return reply.code(status).type('application/json').send(body);
  }

  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const [method, url] = name.split(' ') as ['GET' | 'POST' | 'DELETE', string];
    app.route({
      method,
      url,
      handler: (request, reply) => answer(request as Incoming, reply, name, endpoint),
    });
  }
}
