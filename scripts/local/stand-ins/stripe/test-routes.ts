import type { FastifyInstance } from 'fastify';
import { advanceClock } from './engine/advance-clock';
import { endPeriodNow } from './engine/end-period-now';
import { FAILURES, type Failure } from './failures';
import type { StripeState } from './model/state';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from './model/subscription-status';
import { change } from './model/wire';
import { newDispute } from './objects/dispute';
import type { Webhooks } from './webhooks';

type Parts = { state: StripeState; webhooks: Webhooks; failing: { kind: Failure } };

function body(properties: Record<string, object>) {
  return { body: { type: 'object', additionalProperties: false, properties } };
}

function shuffled<Entry>(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry) => ({ entry, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/**
 * What tests tell the stand-in, as JSON:
 *
 * - `POST /test/clock { advanceSeconds | advanceDays }` moves the clock and lets renewals, retries and expiries happen
 * - `POST /test/renewals { email }` ends the paid period of this customer's subscription now; nobody else's time moves
 * - `POST /test/failure { kind }` makes every call of the API fail, by the names of `failures.ts`; `none` ends that
 * - `POST /test/webhooks/hold` keeps events back; `POST /test/webhooks/release { shuffle, copies }` sends them
 * - `GET /test/webhooks/idle` answers when nothing is on its way
 * - `POST /test/statuses { subscription, status, event }` gives a subscription a status, and tells of it by this event
 * - `POST /test/disputes { charge, amount }` lets a bank dispute a charge, or a part of it
 * - `POST /test/disputes/close { dispute, status }` ends it: `won` or `lost`
 */
export function testRoutes(app: FastifyInstance, { state, webhooks, failing }: Parts): void {
  app.post<{ Body: { advanceSeconds?: number; advanceDays?: number } }>(
    '/test/clock',
    {
      schema: body({
        advanceSeconds: { type: 'integer', minimum: 0 },
        advanceDays: { type: 'integer', minimum: 0 },
      }),
    },
    async ({ body: { advanceSeconds = 0, advanceDays = 0 } }) => {
      advanceClock(state, state.now() + advanceSeconds + advanceDays * 86_400);
      await webhooks.idle();
      return { now: state.now() };
    },
  );
  app.post<{ Body: { email: string } }>(
    '/test/renewals',
    { schema: body({ email: { type: 'string' } }) },
    async ({ body: { email } }) => {
      const subscription = endPeriodNow(state, email);
      await webhooks.idle();
      return { status: subscription.status };
    },
  );
  app.post<{ Body: { kind: Failure } }>(
    '/test/failure',
    { schema: body({ kind: { enum: FAILURES } }) },
    async ({ body: { kind } }) => {
      failing.kind = kind;
      return { kind };
    },
  );
  app.post('/test/webhooks/hold', async () => {
    webhooks.hold();
    return { holding: true };
  });
  app.post<{ Body: { shuffle?: boolean; copies?: number } }>(
    '/test/webhooks/release',
    { schema: body({ shuffle: { type: 'boolean' }, copies: { type: 'integer', minimum: 1, maximum: 50 } }) },
    async ({ body: { shuffle = false, copies = 1 } }) => {
      const held = webhooks.release();
      const all = Array.from({ length: copies }, () => held).flat();
      const statuses: number[] = [];
      for (const event of shuffle ? shuffled(all) : all) statuses.push(await webhooks.deliver(event));
      return { statuses };
    },
  );
  app.get('/test/webhooks/idle', async () => {
    await webhooks.idle();
    return { idle: true };
  });
  app.post<{ Body: { subscription: string; status: SubscriptionStatus; event: string } }>(
    '/test/statuses',
    {
      schema: body({
        subscription: { type: 'string' },
        status: { enum: SUBSCRIPTION_STATUSES },
        event: { type: 'string' },
      }),
    },
    async ({ body: { subscription: id, status, event } }) => {
      const subscription = change(state.get('subscriptions', id), { status });
      state.emit(event, subscription);
      return { status };
    },
  );
  app.post<{ Body: { charge: string; amount?: number } }>(
    '/test/disputes',
    { schema: body({ charge: { type: 'string' }, amount: { type: 'integer', minimum: 1 } }) },
    async ({ body: { charge: id, amount } }) => {
      const charge = state.get('charges', id);
      charge.disputed = true;
      const dispute = state.add(
        'disputes',
        newDispute({
          id: state.newId('disputes'),
          amount: amount ?? charge.amount,
          created: state.now(),
          of: charge,
        }),
      );
      state.emit('charge.dispute.created', dispute);
      return dispute;
    },
  );
  app.post<{ Body: { dispute: string; status: 'won' | 'lost' } }>(
    '/test/disputes/close',
    { schema: body({ dispute: { type: 'string' }, status: { enum: ['won', 'lost'] } }) },
    async ({ body: { dispute: id, status } }) => {
      const dispute = change(state.get('disputes', id), { status });
      state.emit('charge.dispute.closed', dispute);
      return dispute;
    },
  );
}
