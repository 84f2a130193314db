import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerOnce } from '../../lib/idempotency/answer-once';
import { ROUTE_TIMEOUT_MS, type Services } from '../../lib/services/services';
import { within } from '../../lib/http/within';
import { changeEmail } from './change-email';
import {
  emailChangeSchema,
  emailProofSchema,
  resetCheckSchema,
  resetMailSchema,
  resetSchema,
  signOutSchema,
  verificationMailSchema,
} from './schema';
import { proveAddress } from './links/prove-address';
import { checkReset, resetPassword } from './links/reset-password';
import { sendVerificationMail } from './send-verification-mail';
import { authenticate } from '../../lib/guards/authenticate';
import { refuseBody } from '../../lib/http/refuse-body';
import { audit } from '../account';
import { endEverywhere } from './sessions/end-everywhere';
import { parseEmailAddress } from '../../lib/text/email-address';
import { resetBudgets } from './mail-budgets';
import { Problem } from '../../lib/http/problem';
import { checkBudgets } from '../../lib/budgets/request-budget-store';

/**
 * Puts a reset mail into the outbox. Whether the address has an account is looked up only when the mail is
 * delivered, after the answer, so neither answer nor time can tell.
 */
async function sendResetMail({ firestore, outbox, now }: Services, written: string) {
  // The identity provider keeps addresses in lower case.
  const to = parseEmailAddress(written)?.toLowerCase();
  if (to === undefined) {
    throw new Problem(400, { errors: [{ at: 'body/email', message: 'must be one email address' }] });
  }
  await outbox.transaction(async (transaction, post) => {
    const budget = await checkBudgets(firestore, transaction, resetBudgets(to), now());
    if (budget.wait > 0) return;
    budget.spend();
    post({ kind: 'reset-password', to, uid: null });
  });
  return { status: 'ok' as const };
}

/** Ends every session; the backend and the rules of the store refuse their ID tokens from then on. */
async function signOutEverywhere(services: Services, request: FastifyRequest) {
  const { auth, firestore, now } = services;
  refuseBody(request);
  const { uid } = await authenticate(auth, request);
  await firestore.runTransaction(async (transaction) => {
    audit(firestore, transaction, uid, 'signed-out-everywhere', now());
  });
  await endEverywhere(services, uid);
  return { status: 'ok' as const };
}

const BODY_LIMIT = 4096;
/** The longest password the identity provider stores, in its longest spelling. */
const PASSWORD_BODY_LIMIT = 32_768;

/** Everything under `/account` about proving an address, changing it, a forgotten password and ending sessions. */
export function recoveryRoutes(app: FastifyInstance, services: Services) {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const limits = (name: string, perMinute: number) => ({
    bodyLimit: BODY_LIMIT,
    onRequest: services.limits.perClient(name, perMinute),
  });

  routes.post(
    '/account/verification-mail',
    { schema: verificationMailSchema, ...limits('verification-mail', 20) },
    (request) => answerOnce(services, request, () => sendVerificationMail(services, request)),
  );
  routes.post(
    '/account/password-reset-mail',
    { schema: resetMailSchema, ...limits('password-reset-mail', 5) },
    (request) => answerOnce(services, request, () => sendResetMail(services, request.body.email)),
  );
  routes.post(
    '/account/email-change',
    { schema: emailChangeSchema, ...limits('email-change', 10) },
    (request) => answerOnce(services, request, () => changeEmail(services, request, request.body.newEmail)),
  );
  routes.post('/account/email-proof', { schema: emailProofSchema, ...limits('email-proof', 20) }, (request) =>
    within(ROUTE_TIMEOUT_MS, proveAddress(services, request, request.body.code)),
  );
  routes.post(
    '/account/password-reset-check',
    { schema: resetCheckSchema, ...limits('password-reset-check', 20) },
    (request) => within(ROUTE_TIMEOUT_MS, checkReset(services, request.body.code)),
  );
  routes.post(
    '/account/password-reset',
    { schema: resetSchema, ...limits('password-reset', 20), bodyLimit: PASSWORD_BODY_LIMIT },
    ({ body, log }) =>
      within(ROUTE_TIMEOUT_MS, resetPassword({ ...services, log }, body.code, body.password)),
  );
  routes.post(
    '/account/sign-out-everywhere',
    { schema: signOutSchema, ...limits('sign-out-everywhere', 20) },
    (request) => within(ROUTE_TIMEOUT_MS, signOutEverywhere(services, request)),
  );
}
