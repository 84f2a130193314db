import type { FastifyInstance } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { requireScheduler } from './require-scheduler';
import { problems } from '../../lib/http/problem-schema';
import { refuseBody } from '../../lib/http/refuse-body';
import type { Services } from '../../lib/services/services';
import { BUDGET_MS, type Jobs } from '../../lib/jobs/job';
import { listJobs } from '../../lib/jobs/list-jobs';
import { runJob } from '../../lib/jobs/run-job';
import { digestRoutes, TASK_SECURITY } from './digest-routes';

const shared = {
  tags: ['tasks'],
  description:
    'For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.',
  security: TASK_SECURITY,
};

const nullable = (type: TSchema) => Type.Union([type, Type.Null()]);
const time = nullable(Type.String({ format: 'date-time' }));

const listSchema = {
  tags: ['tasks'],
  operationId: 'listTasks',
  summary: 'All scheduled tasks: when each has run, what came of it, and whether it is overdue',
  description: 'For the operator; changes nothing.',
  security: TASK_SECURITY,
  response: {
    200: Type.Array(
      Type.Object({
        name: Type.String(),
        schedule: Type.String({ description: 'Cron expression in UTC.' }),
        runs: Type.Enum(['call', 'job']),
        dueWithinMinutes: Type.Integer(),
        running: Type.Boolean(),
        startedAt: time,
        endedAt: time,
        position: Type.Integer({ description: 'Records looked at in this round; 0: it is at the end.' }),
        result: nullable(Type.Record(Type.String(), Type.Integer())),
        error: nullable(Type.String({ description: 'Why the last run did not end in order.' })),
        overdue: Type.Boolean(),
      }),
    ),
    ...problems(401, 403, 429, 503),
  },
};

/** `POST /tasks/{name}` for every scheduled task, and `GET /tasks` for all of them. */
export function taskRoutes(app: FastifyInstance, services: Services, tasks: Jobs) {
  const onRequest = [services.limits.perClient('tasks', 30), requireScheduler(services.config)];
  const { taskCallMs: budgetMs = BUDGET_MS.call } = services.config;
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  for (const [name, job] of Object.entries(tasks)) {
    const { operationId, summary, counts } = job;
    const result = Object.fromEntries([...counts, 'left', 'failed'].map((count) => [count, Type.Integer()]));
    const response = { 200: Type.Object(result), ...problems(400, 401, 403, 429, 503) };
    const schema = { ...shared, operationId, summary, response };
    app.post(`/tasks/${name}`, { schema, bodyLimit: 1024, onRequest }, (request) => {
      refuseBody(request);
      return runJob({ ...services, log: request.log, closing: closing.signal }, name, job, budgetMs);
    });
  }
  app.get('/tasks', { schema: listSchema, onRequest }, () =>
    listJobs(services.firestore, tasks, services.now()),
  );
  digestRoutes(app, services, { onRequest });
}
