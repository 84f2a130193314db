import fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { academyRoutes } from '../features/academies/routes';
import { StripeGateway } from '../lib/stripe/stripe-gateway';
import { accountSchema } from '../features/account/routes/account-schema';
import { ownAccountRoute } from '../features/account/routes/own-account';
import { confirmationLinkRoutes } from '../features/confirmation/routes/link-routes';
import { confirmationRequestRoutes } from '../features/confirmation/routes/request-routes';
import { contactRequestRoutes } from '../features/contact-requests/routes';
import { contactRoutes } from '../features/contact/routes';
import { clipRoutes } from '../features/clips/routes';
import { deletionRoutes } from '../features/deletion/routes';
import { exportRoutes } from '../features/export/routes';
import { familyRoutes } from '../features/family/routes';
import { createLocator } from '../features/geo/locate';
import { geoRoutes } from '../features/geo/routes';
import { askGuardianRoute } from '../features/guardian/routes/ask-route';
import { guardianDecisionRoutes } from '../features/guardian/routes/decision-routes';
import { healthRoutes } from '../features/health/routes';
import { mailEventRoutes } from '../features/mail-events/routes';
import { newsletterRoutes } from '../features/newsletter/routes';
import { weeklyEmailRoutes } from '../features/mornings/routes/weekly-email-routes';
import { metricsRoutes } from '../features/metrics/routes';
import { operationRoutes } from '../features/operations/routes';
import { notificationRoutes } from '../features/notifications/routes';
import { cityRoutes } from '../features/cities/routes';
import { paymentRoutes } from '../features/payment/routes';
import { playerMapRoutes } from '../features/player-map/routes';
import { pictureRoutes } from '../features/profile/routes/picture-routes';
import { pricingRoutes } from '../features/pricing/routes';
import { proveAddressesFirst } from '../features/recovery/anew/prove-first';
import { recoveryRoutes } from '../features/recovery/routes';
import { registrationRoutes } from '../features/registration/routes';
import { sharingRoutes } from '../features/sharing/routes';
import { showcaseRoutes } from '../features/showcases/routes';
import { taskRoutes } from '../features/tasks/routes';
import { createOutbox } from './create-outbox';
import { documentApi } from './document-api';
import { PERSONAL_DATA } from './data-owners';
import { openLimits } from './open-limits';
import { SCHEDULED_TASKS } from './scheduled-tasks';
import { finishAnswers, limitHeaders } from '@skora/shared/utils/http-intake';
import { countRequests, ServerMetrics } from '@skora/shared/utils/metrics';
import { TRACED_REQUESTS } from '@skora/shared/utils/trace';
import type { AppDeps } from '../lib/services/app-deps';
import { handleClientError } from '../lib/http/client-error';
import { handleError, sendProblem } from '../lib/http/error-handler';
import { tagAnswers } from '../lib/http/entity-tags';
import { serviceMetrics } from '../lib/metrics/service-calls';
import { guardOrigin } from '../lib/guards/guard-origin';
import { acceptStrictJson } from '../lib/http/json-body';
import { refuseFloods } from '../lib/guards/refuse-floods';
import { limitLoad } from '../lib/guards/limit-load';
import { loggerOptions, logResponses } from '../lib/http/logging';
import { watchMethods } from '../lib/http/method-not-allowed';
import { Problem } from '../lib/http/problem';
import { problemSchema } from '../lib/http/problem-schema';
import { SECURITY_HEADERS } from '../lib/http/security-headers';
import { buildSerializer, buildValidator } from '../lib/http/schema-compilers';
import type { Services } from '../lib/services/services';
import { believeSiteOnly, trustHops } from '../lib/guards/believe-proxies';

function createServer({ config, logStream }: AppDeps): FastifyInstance {
  return fastify({
    logger: loggerOptions(config.log, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    ...TRACED_REQUESTS,
    trustProxy: trustHops(config),
    bodyLimit: 16_384,
    http: limitHeaders(config.intake),
    connectionTimeout: config.intake.silentMs,
    // An idle kept connection outlives the proxy's own limit.
    keepAliveTimeout: 75_000,
    // Requests already on the way when a shutdown begins are still served.
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer, buildValidator } },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, request, reply) => {
      reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
      void handleError(error, request, reply);
    },
  });
}

function guardRequests(app: FastifyInstance, { config, leaving }: AppDeps) {
  const isClosing = finishAnswers(app.server);
  believeSiteOnly(app, config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    reply.header('x-request-id', request.id);
    done(guardOrigin(config.allowedOrigins, request, reply));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing() || leaving?.aborted) reply.header('connection', 'close');
  });
  refuseFloods(app, config.intake);
  limitLoad(app, config.maxInFlight);
  tagAnswers(app);
  app.addHook('onResponse', logResponses(config.log));
}

/** Everything about accounts. */
function registerAccounts(app: FastifyInstance, services: Services) {
  app.addSchema(accountSchema);
  ownAccountRoute(app, services);
  registrationRoutes(app, services);
  recoveryRoutes(app, services);
  askGuardianRoute(app, services);
  guardianDecisionRoutes(app, services);
  familyRoutes(app, services);
  deletionRoutes(app, services);
  exportRoutes(app, services);
  pictureRoutes(app, services);
  confirmationRequestRoutes(app, services);
  confirmationLinkRoutes(app, services);
  taskRoutes(app, services, SCHEDULED_TASKS);
}

/** Academies, players on the map, showcases and clips. */
function registerDirectory(app: FastifyInstance, services: Services) {
  cityRoutes(app, services);
  academyRoutes(app, services);
  showcaseRoutes(app, services);
  playerMapRoutes(app, services);
  sharingRoutes(app, services);
  contactRequestRoutes(app, services);
  clipRoutes(app, services);
}

/** Builds the service without listening; `await app.ready()` or `app.listen()` comes next. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = createServer(deps);
  const { config, firestore, now, leaving } = deps;
  const metrics = new ServerMetrics([serviceMetrics]);
  acceptStrictJson(app);
  countRequests(app, metrics);
  guardRequests(app, deps);
  app.setErrorHandler<FastifyError>(handleError);
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Problem(404)));
  app.addSchema(problemSchema);
  await documentApi(app);
  const refuseOtherMethods = watchMethods(app);
  const limits = openLimits({ ...deps, log: app.log });
  const outbox = createOutbox({ ...deps, log: app.log, limits });
  app.addHook('onClose', async () => {
    await outbox.close();
    limits.close();
  });

  healthRoutes(app, { firestore, now, leaving });
  metricsRoutes(app, deps, metrics, SCHEDULED_TASKS);
  pricingRoutes(app, config);
  const locate = createLocator(config.geo, now);
  geoRoutes(app, { locate, defaultCountry: config.defaultCountry });
  const payments = config.stripe && new StripeGateway(config.stripe);
  const services: Services = { ...deps, outbox, limits, payments, personalData: PERSONAL_DATA };
  proveAddressesFirst(app, services);
  await newsletterRoutes(app, services);
  contactRoutes(app, services);
  registerAccounts(app, services);
  registerDirectory(app, services);
  notificationRoutes(app, services);
  await weeklyEmailRoutes(app, services);
  await mailEventRoutes(app, services);
  operationRoutes(app, services, SCHEDULED_TASKS);
  await paymentRoutes(app, { ...services, locate });
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  );

  refuseOtherMethods();
  return app;
}
