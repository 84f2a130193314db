import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REPORTS_ADDRESS } from '../compose/reporting';
import { sendProblem } from '../lib/problem';
import type { ReleaseResolver } from '../releases/release-resolver';
import { ClientLimit } from './client-limit';
import { countBeacon } from './count-beacon';
import { countReports } from './count-reports';
import type { CountsKeeper } from './counts-keeper';
import { readBeacon } from './read-beacon';
import { readReports } from './read-reports';

const MINUTE_MS = 60_000;
/** What one client may tell in a minute; a school behind one address is one client. */
const BEACONS_A_MINUTE = 30;
const REPORTS_A_MINUTE = 30;
/** Visits of one client that a comparison counts: nobody stops a release alone. Each has a beacon more when it ends. */
const COMPARED = { visits: 3, windowMs: 5 * MINUTE_MS };
const MAX_BEACON_BYTES = 8_192;
/** A browser gathers reports, and each names addresses. */
const MAX_REPORTS_BYTES = 32_768;

interface Dependencies {
  resolver: ReleaseResolver;
  keeper: CountsKeeper;
  /** Name of this build of the host. */
  build: string;
}

/** A browser that asks not to be measured says so with each request. */
function isRefused({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}

/**
 * Takes in what browsers tell of visits, and of what pages' policies refused. No cookie is read, and nothing of who asks is
 * kept but how often, for five minutes. Answers do not wait for the store.
 */
export function addWatch(app: FastifyInstance, { resolver, keeper, build }: Dependencies): void {
  const beacons = new ClientLimit(BEACONS_A_MINUTE, MINUTE_MS);
  const reports = new ClientLimit(REPORTS_A_MINUTE, MINUTE_MS);
  const compared = {
    first: new ClientLimit(COMPARED.visits, COMPARED.windowMs),
    later: new ClientLimit(COMPARED.visits, COMPARED.windowMs),
  };

  app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const { statusCode: status = 500 } = error;
      if (status >= 500) request.log.error({ err: error }, 'what a browser told could not be counted');
      return sendProblem(reply, status);
    });
    const admit = (limit: ClientLimit) => async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      // Too many are dropped without a word: no browser tells again, and a school's would show an error for each.
      if (isRefused(request) || !limit.take(request.ip)) return reply.code(204).send();
    };

    scope.post(
      '/beacon',
      { bodyLimit: MAX_BEACON_BYTES, onRequest: admit(beacons) },
      async (request, reply) => {
        const beacon = readBeacon(request.body);
        if (!beacon) return sendProblem(reply, 400);
        const counted = countBeacon(beacon, (id, release) => resolver.sideOf(id, release), build);
        keeper.addToDay(counted);
        // Whatever part it calls itself: what says that nothing was reported before begins a visit.
        const isFirst = beacon.reported.every((times) => times === 0);
        if (compared[isFirst ? 'first' : 'later'].take(request.ip)) {
          keeper.addToCanaries(counted, resolver.canaries());
        }
        return reply.code(204).send();
      },
    );

    scope.post(
      REPORTS_ADDRESS,
      { bodyLimit: MAX_REPORTS_BYTES, onRequest: admit(reports) },
      async (request, reply) => {
        const found = readReports(request.body);
        if (!found) return sendProblem(reply, 400);
        keeper.addToDay(countReports(found, resolver.liveReleases(), build));
        return reply.code(204).send();
      },
    );
  });
}
