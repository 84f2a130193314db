import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Form } from '../protocol/form';
import type { StripeState } from '../model/state';
import { checkoutPage } from './checkout-page';
import { invoicePage } from './invoice-page';
import type { PageAnswer } from './page-answer';
import { portalPage } from './portal-page';

type Page = (state: StripeState, id: string, form: Form) => PageAnswer;
type Incoming = FastifyRequest<{ Params: { id: string } }>;

// No form-action: a form's answer leads back to the shop, on another origin.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

function send(reply: FastifyReply, answer: PageAnswer) {
  reply.header('content-security-policy', POLICY).header('referrer-policy', 'no-referrer');
  if ('redirect' in answer) return reply.redirect(answer.redirect, 303);
  return reply.code(answer.status).type('text/html; charset=utf-8').send(answer.html);
}

/** The pages a buyer is sent to. */
export function pageRoutes(app: FastifyInstance, state: StripeState): void {
  const route = (method: 'GET' | 'POST', url: string, run: Page) =>
    app.route({
      method,
      url,
      handler: (request, reply) => {
        const { params, body } = request as Incoming;
        return send(reply, run(state, params.id, new Form((body ?? {}) as Record<string, unknown>)));
      },
    });
  route('GET', '/c/pay/:id', checkoutPage.show);
  route('POST', '/c/pay/:id', checkoutPage.pay);
  route('POST', '/c/pay/:id/authenticate', checkoutPage.authenticate);
  route('GET', '/i/:id', invoicePage.show);
  route('POST', '/i/:id', invoicePage.pay);
  route('POST', '/i/:id/authenticate', invoicePage.authenticate);
  route('GET', '/p/session/:id', portalPage.show);
  route('POST', '/p/session/:id', portalPage.save);
  route('POST', '/p/session/:id/cancel', portalPage.cancel);
}
