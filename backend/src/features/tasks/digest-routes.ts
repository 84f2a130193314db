import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { Type } from 'typebox';
import { previewDigest, readProgress } from '../digest';
import { problems } from '../../lib/http/problem-schema';
import type { Services } from '../../lib/services/services';

const count = Type.Integer();
const nullable = Type.Union([Type.String(), Type.Null()]);
/** What proves that the scheduler or the operator asks. */
export const TASK_SECURITY: Record<string, string[]>[] = [{ tasksCaller: [] }, { tasksSecret: [] }];

const shared = { tags: ['tasks'], security: TASK_SECURITY };

const progressSchema = {
  ...shared,
  operationId: 'getDigestProgress',
  summary: 'How far the latest issue of the digest is',
  description: 'null before the first issue.',
  response: {
    200: Type.Union([
      Type.Object({
        issue: Type.String({ description: 'Its month, e.g. 2026-12.' }),
        status: Type.Enum(['collecting', 'sending', 'sent', 'empty']),
        recipients: count,
        sent: count,
        left: count,
        undeliverable: count,
        waiting: count,
        beganAt: Type.String({ format: 'date-time' }),
        finishedAt: nullable,
      }),
      Type.Null(),
    ]),
    ...problems(401, 403, 429, 503),
  },
};

const previewSchema = {
  ...shared,
  operationId: 'previewDigest',
  summary: 'This month’s issue as subscribers get it, or would get it now',
  response: {
    200: Type.Object({
      issue: Type.String(),
      begun: Type.Boolean({ description: 'Then it does not change any more.' }),
      articles: count,
      mail: Type.Object({ subject: Type.String(), html: Type.String(), text: Type.String() }),
    }),
    ...problems(401, 403, 429, 503),
  },
};

/** `GET /tasks/newsletter-digest` and `/tasks/newsletter-digest/preview`, for the operator; both change nothing. */
export function digestRoutes(
  app: FastifyInstance,
  services: Services,
  guards: { onRequest: onRequestAsyncHookHandler[] },
) {
  const path = '/tasks/newsletter-digest';
  app.get(path, { schema: progressSchema, ...guards }, () => readProgress(services.firestore));
  app.get(`${path}/preview`, { schema: previewSchema, ...guards }, () => previewDigest(services));
}
