import { DAY_MS } from '@skora/domain';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { readHostStatus, readStatus } from '@skora/registry/publish';
import { dayOf, WatchStore } from '@skora/registry/watch';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../lib/http/problem';
import { within } from '../../lib/http/within';
import { answerOnce } from '../../lib/idempotency/answer-once';
import type { Jobs } from '../../lib/jobs/job';
import { listJobs } from '../../lib/jobs/list-jobs';
import { ROUTE_TIMEOUT_MS, type Services } from '../../lib/services/services';
import { plainLine } from '../../lib/text/plain-text';
import { askRegistry } from './ask-registry';
import { decide } from './decide';
import { describeRemote } from './describe-status';
import { describeVitals } from './describe-vitals';
import { sourceFinder } from './find-source';
import { groupErrors } from './group-errors';
import { requireAdmin } from './require-admin';
import { DECISIONS, decisionSchema, overviewSchema, REASON, vitalsSchema, type DecisionName } from './schema';

const READS_PER_MINUTE = 60;
const DECISIONS_PER_MINUTE = 10;
const BODY_LIMIT = 2048;

/** @throws Problem 400 when nothing is left of it that a person reads */
function readReason(written: string): string {
  const reason = plainLine(written);
  if (reason.length >= REASON.minLength) return reason;
  const message = `must have at least ${REASON.minLength} characters`;
  throw new Problem(400, { errors: [{ at: 'body/reason', message }] });
}

/** `GET /operations`, `GET /operations/vitals`, `POST /operations/remotes/{id}/rollback`, `…/promote`, `…/stop`: for admins. */
export function operationRoutes(app: FastifyInstance, services: Services, tasks: Jobs) {
  const { auth, firestore, limits, now, registry } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const admins = requireAdmin(auth);
  const reads = { onRequest: [limits.perClient('operations', READS_PER_MINUTE), admins.guard] };
  const changes = {
    bodyLimit: BODY_LIMIT,
    onRequest: [limits.perClient('operation-decisions', DECISIONS_PER_MINUTE), admins.guard],
  };
  const openSources = sourceFinder(now);

  routes.get('/operations', { schema: overviewSchema, ...reads }, async ({ log }, reply) => {
    void reply.header('cache-control', 'no-store');
    const readAt = now();
    const [host, remotes, states] = await Promise.all([
      askRegistry(registry, log, (store) => readHostStatus(store, readAt)),
      askRegistry(registry, log, (store) => readStatus(store, readAt)),
      within(ROUTE_TIMEOUT_MS, listJobs(firestore, tasks, readAt)),
    ]);
    return {
      readAt: new Date(readAt).toISOString(),
      host: host && describeRemote(host),
      remotes: remotes.map(describeRemote),
      tasks: states.map(({ name, schedule, running, startedAt, endedAt, result, error, overdue }) => {
        return { name, schedule, running, startedAt, endedAt, result, error, overdue };
      }),
    };
  });

  routes.get('/operations/vitals', { schema: vitalsSchema, ...reads }, (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const at = now();
    const [from, to] = [dayOf(at - (Number(request.query.days) - 1) * DAY_MS), dayOf(at)];
    const read = async (store: NonNullable<typeof registry>) => {
      const days = await new WatchStore(store, (line) => request.log.warn(line)).readDays(from, to);
      const [host, remotes] = await Promise.all([readHostStatus(store, at), readStatus(store, at)]);
      return {
        ...{ from, to },
        releases: describeVitals(days, host ? [host, ...remotes] : remotes),
        errors: await groupErrors(days, openSources(store)),
      };
    };
    return askRegistry(registry, request.log, read);
  });

  function addDecision(name: DecisionName) {
    const url = `/operations/remotes/:id/${name}` as const;
    routes.post(url, { schema: decisionSchema(name), ...changes }, (request) => {
      const { id } = request.params;
      const { release } = request.body;
      const reason = readReason(request.body.reason);
      // An uid names nobody to those who read the registry; an auditor asks the identity provider.
      const author = { who: `admin:${admins.uidOf(request)}`, notes: reason };
      return answerOnce(services, request, async () => {
        await askRegistry(registry, request.log, async (store) => {
          await decide(store, name, { id, release, author });
          // Here, because a decision that takes too long for its answer may still be done.
          request.log.info(
            { decision: name, remote: id, release, who: author.who, reason },
            'admin decision',
          );
        });
        return { decision: name };
      });
    });
  }

  for (const name of DECISIONS) addDecision(name);
}
