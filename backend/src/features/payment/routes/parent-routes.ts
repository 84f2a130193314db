import { shortName } from '@skora/domain';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { startCheckout } from '../stripe/start-checkout';
import type { Choice } from '../../pricing';
import { parentBuyer } from '../domain/quote';
import { Problem } from '../../../lib/http/problem';
import { refuseBody } from '../../../lib/http/refuse-body';
import { answerOnce } from '../../../lib/idempotency/answer-once';
import { ROUTE_TIMEOUT_MS } from '../../../lib/services/services';
import { tooEarly } from '../../../lib/http/too-early';
import { within } from '../../../lib/http/within';
import { askParent } from '../store/ask-parent';
import { requireOpenAccount, requirePlayer, requireStaying } from '../../account';
import { parseGuardianEmail } from '../../guardian';
import { acceptConsents } from './accept-consents';
import { acceptQuote, priceChanged } from './accept-quote';
import { checkoutAnswer } from './checkout-answer';
import { checkoutReturn } from './checkout-return';
import { noSubscription } from './live-subscription';
import { openChild } from './open-child';
import { linkReplaced, openParentLink } from './open-parent-link';
import {
  askParentSchema,
  lookAtParentRequestSchema,
  parentCheckoutSchema,
  parentPortalSchema,
} from './parent-schema';
import type { CheckoutBody } from './schema';
import { withPayments, type PaymentServices } from './payment-deps';

const BODY_LIMIT = 2048;

/** `POST /payment/parent-requests`, `GET …/{token}`, `POST …/{token}/checkout-sessions` and `/portal-sessions`. */
export function parentRoutes(app: FastifyInstance, services: PaymentServices) {
  const { config } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const limits = { bodyLimit: BODY_LIMIT, onRequest: services.limits.perClient('parent-requests', 20) };
  const path = '/payment/parent-requests';

  async function ask(request: FastifyRequest, body: Choice & { parentEmail: string }) {
    const account = await requireOpenAccount(services, request);
    requirePlayer(account);
    requireStaying(account);
    const { uid, email: own, displayName } = account;
    const email = parseGuardianEmail(body.parentEmail, own ?? '');
    if (email === null) {
      const message = 'must be an email address other than the account’s own';
      throw new Problem(422, { errors: [{ at: 'body/parentEmail', message }] });
    }
    const { plan, interval } = body;
    const childName = shortName(displayName);
    const outcome = await askParent(services, { uid, email, childName, plan, interval });
    if (outcome.kind === 'later') throw tooEarly(outcome.wait);
    if (outcome.kind === 'subscribed') throw new Problem(409, { type: 'already-subscribed' });
    return { status: 'ok' as const };
  }

  async function look(token: string) {
    const { request: asked, expiresAt, state, customerId } = await openParentLink(services, token);
    const { childName, plan, interval } = asked;
    const hasInvoices = customerId !== null;
    return { state, childName, plan, interval, hasInvoices, expiresAt: new Date(expiresAt).toISOString() };
  }

  async function start(token: string, body: CheckoutBody, key: string) {
    const deps = withPayments(services);
    const { uid, request: asked, state } = await openParentLink(services, token);
    if (state === 'over') throw linkReplaced();
    const { requestId, email } = asked;
    const { country } = await openChild(services, uid);
    const consents = acceptConsents(body.consents);
    const quote = acceptQuote(services, body.quote, { buyer: parentBuyer(requestId), country });
    const { plan, interval, price } = quote;
    if (plan !== asked.plan || interval !== asked.interval) throw priceChanged();
    const outcome = await startCheckout(deps, {
      ...{ plan, interval, price, uid, email, key, quote, consents },
      ...checkoutReturn(config.publicOrigin, { plan, interval }, 'parent'),
      request: asked,
    });
    return checkoutAnswer(outcome);
  }

  async function manage(request: FastifyRequest, token: string) {
    refuseBody(request);
    const { payments } = withPayments(services);
    const { customerId } = await openParentLink(services, token);
    if (customerId === null) throw noSubscription();
    const { url } = await payments.call((stripe) =>
      stripe.billingPortal.sessions.create({ customer: customerId, return_url: config.publicOrigin }),
    );
    return { url };
  }

  routes.post(path, { schema: askParentSchema, ...limits }, (request) =>
    answerOnce(services, request, () => ask(request, request.body)),
  );
  routes.get(
    `${path}/:token`,
    { schema: lookAtParentRequestSchema, onRequest: limits.onRequest },
    (request) => within(ROUTE_TIMEOUT_MS, look(request.params.token)),
  );
  routes.post(`${path}/:token/checkout-sessions`, { schema: parentCheckoutSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, start(request.params.token, request.body, request.headers['idempotency-key'])),
  );
  routes.post(`${path}/:token/portal-sessions`, { schema: parentPortalSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, manage(request, request.params.token)),
  );
}
