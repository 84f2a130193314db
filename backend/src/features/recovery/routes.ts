import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { limitClients } from '../../lib/guards/limit-clients';
import { ROUTE_TIMEOUT_MS, type Services } from '../../lib/services/services';
import { within } from '../../lib/http/within';
import { changeEmail } from './change-email';
import { emailChangeSchema, resetMailSchema, signOutSchema, verificationMailSchema } from './schema';
import { sendResetMail } from './send-reset-mail';
import { sendVerificationMail } from './send-verification-mail';
import { signOutEverywhere } from './sign-out-everywhere';

const BODY_LIMIT = 4096;

/** `POST /account/verification-mail`, `/password-reset-mail`, `/email-change` and `/sign-out-everywhere`. */
export function recoveryRoutes(app: FastifyInstance, services: Services) {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const limits = (perMinute: number) => ({
    bodyLimit: BODY_LIMIT,
    onRequest: limitClients(perMinute, services.now),
  });

  routes.post('/account/verification-mail', { schema: verificationMailSchema, ...limits(20) }, (request) =>
    within(ROUTE_TIMEOUT_MS, sendVerificationMail(services, request)),
  );
  routes.post('/account/password-reset-mail', { schema: resetMailSchema, ...limits(5) }, (request) =>
    within(ROUTE_TIMEOUT_MS, sendResetMail(services, request.body.email)),
  );
  routes.post('/account/email-change', { schema: emailChangeSchema, ...limits(10) }, (request) =>
    within(ROUTE_TIMEOUT_MS, changeEmail(services, request, request.body.newEmail)),
  );
  routes.post('/account/sign-out-everywhere', { schema: signOutSchema, ...limits(20) }, (request) =>
    within(ROUTE_TIMEOUT_MS, signOutEverywhere(services, request)),
  );
}
