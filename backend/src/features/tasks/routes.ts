import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { limitClients } from '../../lib/guards/limit-clients';
import { matchesSecret } from '../../lib/guards/matches-secret';
import { problems } from '../../lib/http/problem-schema';
import { refuseBody } from '../../lib/http/refuse-body';
import type { Services } from '../../lib/services/services';
import type { ScheduledTasks } from '../../lib/services/task-deps';
import { Problem } from '../../lib/http/problem';
import { digestRoutes } from './digest-routes';

/** An `onRequest` hook that lets only the scheduler in. Without a configured secret nobody is. */
function requireTaskSecret(secret: string | null) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    if (secret !== null && matchesSecret(headers['x-tasks-secret'], secret)) return;
    throw new Problem(401, { detail: 'This is for the scheduler.' });
  };
}

const shared = {
  tags: ['tasks'],
  description: 'For the scheduler: needs the x-tasks-secret header. Takes no body. Safe to repeat.',
  security: [{ tasksSecret: [] }],
};

/** A scheduler that waits longer gives up, and so does the connection. */
const LONGEST_RUN_MS = 10_000;

/** `POST /tasks/{name}` for every scheduled task. */
export function taskRoutes(app: FastifyInstance, services: Services, tasks: ScheduledTasks) {
  const onRequest = [limitClients(30, services.now), requireTaskSecret(services.config.tasksSecret)];
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  for (const [name, { operationId, summary, counts, run }] of Object.entries(tasks)) {
    const result = Object.fromEntries([...counts, 'failed'].map((count) => [count, Type.Integer()]));
    const response = { 200: Type.Object(result), ...problems(400, 401, 403, 429, 503) };
    const schema = { ...shared, operationId, summary, response };
    app.post(`/tasks/${name}`, { schema, bodyLimit: 1024, onRequest }, (request) => {
      refuseBody(request);
      return run({ ...services, log: request.log, closing: closing.signal, longestRunMs: LONGEST_RUN_MS });
    });
  }
  digestRoutes(app, services, { onRequest });
}
