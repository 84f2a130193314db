import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../../lib/http/problem';
import { refuseBody } from '../../../lib/http/refuse-body';
import { within } from '../../../lib/http/within';
import { ROUTE_TIMEOUT_MS } from '../../../lib/services/services';
import { requireOpenAccount, requirePlayer } from '../../account';
import { type Choice, readTerms } from '../../pricing';
import { accountBuyer, parentBuyer } from '../domain/quote';
import type { Payer } from '../domain/subscription';
import { chargeCountry } from './charge-country';
import { makeQuote, quoteView } from './make-quote';
import { openChild } from './open-child';
import { linkReplaced, openParentLink } from './open-parent-link';
import { withPayments, type PaymentServices } from './payment-deps';
import { parentQuoteSchema, quoteAnswer, quoteSchema } from './quote-schema';

const BODY_LIMIT = 1024;

interface Asked {
  choice: Choice;
  buyer: string;
  /** The account's country. */
  country: string | null;
  payer: Payer;
}

/** `POST /payment/quotes` and `POST /payment/parent-requests/{token}/quotes`. */
export function quoteRoutes(app: FastifyInstance, services: PaymentServices) {
  const { config, now } = services;
  const terms = readTerms(config);
  const limits = { bodyLimit: BODY_LIMIT, onRequest: services.limits.perClient('quotes', 30) };

  async function answer(request: FastifyRequest, { choice, buyer, country, payer }: Asked) {
    const { payments } = withPayments(services);
    const charged = await chargeCountry(services, request, country);
    const quote = await makeQuote({ payments, terms, now }, { choice, buyer, ...charged });
    return { ...quoteView(quote, terms, config.linkSecret), payer };
  }

  async function quoteOwn(request: FastifyRequest, choice: Choice) {
    const account = await requireOpenAccount(services, request);
    requirePlayer(account);
    const { uid, country, minor } = account;
    return answer(request, {
      choice,
      buyer: accountBuyer(uid),
      country,
      payer: minor ? 'parent' : 'self',
    });
  }

  async function quoteParent(request: FastifyRequest, token: string) {
    refuseBody(request);
    const { uid, request: choice, state } = await openParentLink(services, token);
    if (state === 'over') throw linkReplaced();
    if (state !== 'open') throw new Problem(409, { type: 'already-subscribed' });
    const { country } = await openChild(services, uid);
    return answer(request, { choice, buyer: parentBuyer(choice.requestId), country, payer: 'parent' });
  }

  app.addSchema(quoteAnswer);
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  routes.post('/payment/quotes', { schema: quoteSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, quoteOwn(request, request.body)),
  );
  routes.post('/payment/parent-requests/:token/quotes', { schema: parentQuoteSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, quoteParent(request, request.params.token)),
  );
}
