import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { plainText } from '../../../lib/text/plain-text';
import { answerOnce } from '../../../lib/idempotency/answer-once';
import type { Services } from '../../../lib/services/services';
import { tooEarly } from '../../../lib/http/too-early';
import { keepClipReport } from '../store/clip-reports';
import { reportSchema } from './schema';

const PER_MINUTE = 5;
const BODY_LIMIT = 4096;

/** `POST /clips/{id}/reports` */
export function reportRoute(app: FastifyInstance, services: Services) {
  app.withTypeProvider<TypeBoxTypeProvider>().post(
    '/clips/:id/reports',
    {
      schema: reportSchema,
      bodyLimit: BODY_LIMIT,
      onRequest: services.limits.perClient('clip-reports', PER_MINUTE),
    },
    (request) => {
      const { reason, message = '' } = request.body;
      const report = {
        listing: request.params.id,
        reason,
        message: plainText(message),
        address: request.ip,
      };
      return answerOnce(services, request, async () => {
        const wait = await keepClipReport(services, report, services.now());
        if (wait > 0) throw tooEarly(wait);
        return { status: 'ok' } as const;
      });
    },
  );
}
