import fastify, { type FastifyInstance } from 'fastify';
import { listen, type StandIn } from '../lib/listen';

type Question = { Body: { messageIds: string[] } };

const PATH = '/api/accepted';
const schema = {
  body: {
    type: 'object',
    required: ['messageIds'],
    properties: { messageIds: { type: 'array', items: { type: 'string' } } },
  },
};

/**
 * `POST /api/accepted { messageIds }` tells which of these mails were taken: `{ accepted }`. Like a mail service, it asks
 * for a token; here any will do.
 */
export function answerDeliveryLog(
  server: FastifyInstance,
  wasAccepted: (messageId: string) => boolean,
): void {
  server.post<Question>(PATH, { schema }, async ({ body, headers }, reply) => {
    if (!headers.authorization?.startsWith('Bearer '))
      return reply.code(401).send({ error: 'Token required' });
    return { accepted: body.messageIds.filter(wasAccepted) };
  });
}

/** A delivery log on its own, beside another mail server. Its `url` is what is asked. */
export async function startDeliveryLog(wasAccepted: (messageId: string) => boolean): Promise<StandIn> {
  const server = fastify({ forceCloseConnections: true });
  answerDeliveryLog(server, wasAccepted);
  const { url, stop } = await listen(server, 0);
  return { url: `${url}${PATH}`, stop };
}
