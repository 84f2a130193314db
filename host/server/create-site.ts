import proxy from '@fastify/http-proxy';
import { isRemoteId } from '@skora/shared/contract';
import { finishAnswers, limitHeaders } from '@skora/shared/utils/http-intake';
import { LOG_LINES } from '@skora/shared/utils/log-lines';
import { countRequests } from '@skora/shared/utils/metrics';
import { TRACED_REQUESTS, withTrace } from '@skora/shared/utils/trace';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { backendAgents } from './backend-agents';
import type { ComposeContext } from './compose/compose-page';
import { MarkupSource } from './compose/markup-source';
import { PageCache } from './compose/page-cache';
import { StyleSource } from './compose/style-source';
import type { SiteEnv } from './config/env';
import { addFederationFiles } from './federation/add-federation-files';
import { ImmutableFiles } from './files/immutable-files';
import { nameBuild } from './files/host-assets';
import type { HostFiles } from './files/read-assets';
import { addForms } from './forms/add-forms';
import { addPageFiles } from './page-files/add-page-files';
import { pageHandler } from './page-handler';
import { PreviewLinks } from './preview/preview-links';
import { HOST_ID, type ReleaseStore } from '@skora/registry';
import { WatchStore } from '@skora/registry/watch';
import { LastGood } from './releases/last-good';
import { ReleaseFiles } from './releases/release-files';
import { ReleaseResolver } from './releases/release-resolver';
import { addRouteTable } from './routes/add-route-table';
import { addOfflinePage } from './root-files/add-offline-page';
import { addRootFiles, type ReadPublic } from './root-files/add-root-files';
import { handleClientError, refuseFloods, refuseLargeBodies } from './intake';
import { sendProblem } from './lib/problem';
import { visitorHeaders } from './runtime-head/visitor-headers';
import { addSearchFiles } from './search/add-search-files';
import { SECURITY_HEADERS } from './security-headers';
import { addMetrics } from './metrics/add-metrics';
import { measuredStore } from './metrics/measured-store';
import { tellShownReleases } from './metrics/shown-releases';
import { SiteMetrics } from './metrics/site-metrics';
import { sendAnswer } from './send-answer';
import { addWatch } from './watch/add-watch';
import { canaryWatch } from './watch/canary-watch';
import { CountsKeeper } from './watch/counts-keeper';

const BACKEND_TIMEOUT_MS = 12_000;

interface SiteDependencies {
  env: SiteEnv;
  store: ReleaseStore;
  host: HostFiles;
  /** Reads a file of `host/public`. */
  readPublic: ReadPublic;
  /** Aborted when the process is told to end. */
  leaving?: AbortSignal;
}

function addHealth(app: FastifyInstance, resolver: ReleaseResolver, leaving?: AbortSignal): void {
  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (leaving?.aborted) return reply.code(503).send({ status: 'ending' });
    const { releases } = await resolver.resolve(0);
    return releases.length > 0
      ? { status: 'ok' }
      : reply.code(503).send({ status: 'no remote has been released' });
  });
}

function addFiles(app: FastifyInstance, host: HostFiles, releaseFiles: ReleaseFiles): void {
  // Open tabs ask for files of an earlier build, and during a deploy those of the next one ask this one.
  const hostFiles = new ImmutableFiles(
    async (name) => (await host.read(name)) ?? releaseFiles.read(HOST_ID, name),
  );
  const remoteFiles = new ImmutableFiles((name, id) => releaseFiles.read(id, name));
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) =>
    hostFiles.send(request, reply, request.params.name),
  );
  app.get<{ Params: { id: string; name: string } }>('/remotes/:id/:name', (request, reply) => {
    const { id, name } = request.params;
    if (!isRemoteId(id)) return reply.code(404).send('Not found');
    return remoteFiles.send(request, reply, name, id);
  });
}

/** Answers instead of the backend: 503 with `Retry-After`, or what is wrong with the request. */
function answerForBackend(reply: FastifyReply, status: number): void {
  // What the backend said of its own answer is not true of this one.
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  if (status === 503) reply.header('retry-after', '5');
  reply.headers(SECURITY_HEADERS).header('x-request-id', reply.request.id);
  sendProblem(reply, status);
}

async function addBackend(app: FastifyInstance, env: SiteEnv, metrics: SiteMetrics): Promise<void> {
  await app.register(async (scope) => {
    // A request that cannot be passed on, or an answer that breaks off before any of it was sent.
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const { statusCode: status = 503 } = error;
      if (status >= 500) request.log.warn({ err: error }, 'an answer of the backend broke off');
      answerForBackend(reply, status < 500 ? status : 503);
    });
    await scope.register(proxy, {
      upstream: env.backendUrl,
      prefix: '/api',
      // The proxy would ask a busy backend ten times more; whoever reads the 503 decides.
      retryMethods: [],
      http: {
        agents: backendAgents(BACKEND_TIMEOUT_MS, metrics.watchCall),
        // The proxy's own default takes any certificate.
        requestOptions: { timeout: BACKEND_TIMEOUT_MS, rejectUnauthorized: true },
      },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) =>
          withTrace(request.raw, { ...headers, ...visitorHeaders(env, request) }),
        // The proxy's types leave open which version of HTTP it is.
        onResponse: (request, reply, answer) => sendAnswer(request, reply as FastifyReply, answer),
        onError: (reply) => answerForBackend(reply as FastifyReply, 503),
      },
    });
  });
}

/** Makes the site's server: composed pages, immutable files, the backend under `/api`. */
export async function createSite(dependencies: SiteDependencies): Promise<FastifyInstance> {
  const { env, host, readPublic, leaving } = dependencies;
  const metrics = new SiteMetrics();
  const store = measuredStore(dependencies.store, metrics);
  const app = Fastify({
    logger: { level: 'warn', ...LOG_LINES },
    ...TRACED_REQUESTS,
    http: limitHeaders(env.intake),
    connectionTimeout: env.intake.silentMs,
    trustProxy: (_address, hop) => hop < env.proxyHops,
    clientErrorHandler: handleClientError,
    // Requests already on the way when a shutdown begins are still served.
    return503OnClosing: false,
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 200 },
  });
  const lastGood = new LastGood(env.lastGoodDir);
  await lastGood.load();
  const warn = (message: string) => app.log.warn(message);
  const build = nameBuild(host.assets);
  const files = new ReleaseFiles(store, lastGood, warn, env.browser.environment !== 'production');
  const resolver = new ReleaseResolver(store, lastGood, files, warn, env.registryMs);
  const links = new PreviewLinks(store, resolver, env.registryMs);
  const context: ComposeContext = {
    env,
    host: host.assets,
    build,
    styles: new StyleSource(files, host.read),
    markup: new MarkupSource(files, env.registryMs),
  };
  const pages = new PageCache(context);

  const isClosing = finishAnswers(app.server);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing() || leaving?.aborted) reply.header('connection', 'close');
  });
  countRequests(app, metrics);
  refuseFloods(app, env.intake);
  refuseLargeBodies(app);
  addHealth(app, resolver, leaving);
  tellShownReleases(metrics, resolver);
  addMetrics(app, metrics, env.metrics);
  addFiles(app, host, files);
  addRootFiles(app, { env, resolver, readPublic });
  addOfflinePage(app, { context, resolver });
  addSearchFiles(app, env, resolver);
  const lookAtCanaries = canaryWatch(store, () => [...resolver.canaries().keys()], warn);
  const keeper = new CountsKeeper(new WatchStore(store, warn), warn, lookAtCanaries);
  keeper.start();
  app.addHook('onClose', () => keeper.end());
  addWatch(app, { resolver, keeper, build });
  addFederationFiles(app, { env, resolver, links });
  addRouteTable(app, resolver);
  addPageFiles(app, { env, host: host.assets, resolver, links });
  await addBackend(app, env, metrics);
  addForms(app, { context, resolver });
  app.get('/*', pageHandler({ env, resolver, links, pages, metrics }));
  return app;
}
