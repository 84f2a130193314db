import type { FastifyInstance } from 'fastify';
import { EVENTS, type EventName, type MailEvents } from './mail-events';
import type { Mailbox } from './mailbox';

type Pressed = { Params: { id: string }; Body: { event: EventName } };

const schema = {
  body: {
    type: 'object',
    required: ['event'],
    properties: { event: { type: 'string', enum: Object.keys(EVENTS) } },
  },
};

/** `POST /messages/{id}/events` (a form with `event`) tells the backend what became of a mail, and shows the mail again. */
export function answerEvents(server: FastifyInstance, mailbox: Mailbox, events: MailEvents): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.post<Pressed>('/messages/:id/events', { schema }, async ({ params, body }, reply) => {
    const message = mailbox.find(params.id);
    if (!message || events.target === null) return reply.code(404).send({ error: 'No such mail' });
    mailbox.addTold(message, await events.tell(message, body.event));
    return reply.redirect(`/?id=${message.id}#told`, 303);
  });
}
