import { mayReadMetrics, type ServerMetrics } from '@skora/shared/utils/metrics';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../lib/http/problem';
import type { Jobs } from '../../lib/jobs/job';
import type { AppDeps } from '../../lib/services/app-deps';
import { tellTasks } from './tell-tasks';
import { tellMails } from './tell-mails';

const BEARER = { 'www-authenticate': 'Bearer' };

/** `GET /metrics`, for who may read it. Where nobody may, there is no such address. */
export function metricsRoutes(
  app: FastifyInstance,
  { config, firestore, now }: Pick<AppDeps, 'config' | 'firestore' | 'now'>,
  metrics: ServerMetrics,
  tasks: Jobs,
) {
  const access = config.metrics;
  if (access === null) return;
  tellMails(metrics, firestore);
  tellTasks(metrics, { firestore, now, tasks });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(access, request.headers.authorization)) throw new Problem(401, { headers: BEARER });
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
