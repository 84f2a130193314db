import fastify from 'fastify';
import { keepInFile } from '@skora/scripts-lib/kept-file';
import { listen } from '../lib/listen';
import { answerEvents } from './answer-events';
import { answerSamples, type ReadSamples } from './answer-samples';
import { answerDeliveryLog } from './delivery-log';
import { MailEvents, type EventTarget } from './mail-events';
import { Mailbox } from './mailbox';
import { mailboxPage } from './mailbox-page';
import { mailPolicy, pagePolicy } from './policies';
import { startSmtp } from './smtp';

export type Mail = {
  /** Where servers send mail to, for example `smtp://127.0.0.1:1025`. */
  smtpUrl: string;
  /** Where people and tests read it. */
  mailboxUrl: string;
  /** Tells the backend what becomes of mails, when somebody presses a button. */
  events: MailEvents;
  stop: () => Promise<void>;
};

/**
 * Stand-in of the mail service: an SMTP server and a mailbox that shows what arrived.
 *
 * - `GET /` a page, `GET /api/messages` all mails as JSON, newest first (`?to=address` filters)
 * - `DELETE /api/messages` empties the mailbox
 * - `GET /mails` every mail there is, see `answerSamples`
 * - `POST /api/accepted` the delivery log, which knows emptied mails too
 * - `POST /messages/{id}/events` tells the backend that a mail came back, for example, as SendGrid would
 *
 * @param target who is told; `null`: nobody, and the pages have no buttons
 * @param file where mails are kept from one start to the next; `null`: in memory only
 * @param readSamples every mail there is; none unless told
 */
export async function startMail(
  ports: { smtp: number; mailbox: number },
  target: EventTarget | null = null,
  file: string | null = null,
  readSamples: ReadSamples = () => Promise.resolve([]),
): Promise<Mail> {
  const mailbox = new Mailbox(() => kept.changed());
  const kept = await keepInFile(
    file,
    () => mailbox.dump(),
    (text) => mailbox.restore(text),
  );
  const events = new MailEvents(target);
  const smtp = await startSmtp(mailbox, ports.smtp);
  const server = fastify({ forceCloseConnections: true });

  server.get<{ Querystring: { id?: string } }>('/', (request, reply) => {
    const selected = request.query.id ? mailbox.find(request.query.id) : undefined;
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', pagePolicy)
      .send(mailboxPage(mailbox.messages, selected, events.target !== null));
  });
  server.get<{ Params: { id: string } }>('/messages/:id/html', (request, reply) => {
    const html = mailbox.find(request.params.id)?.html;
    if (!html) return reply.code(404).send({ error: 'No such mail' });
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', mailPolicy)
      .send(`<base target="_blank">${html}`);
  });
  server.get<{ Querystring: { to?: string } }>('/api/messages', (request) => {
    const { to } = request.query;
    return to ? mailbox.messages.filter((message) => message.to.includes(to)) : mailbox.messages;
  });
  server.delete('/api/messages', (_request, reply) => {
    mailbox.clear();
    return reply.code(204).send();
  });

  answerSamples(server, readSamples);
  answerEvents(server, mailbox, events);
  answerDeliveryLog(server, (messageId) => mailbox.hasTaken(messageId));

  const web = await listen(server, ports.mailbox);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    mailboxUrl: web.url,
    events,
    stop: async () => {
      await Promise.all([web.stop(), smtp.stop()]);
      await kept.stop();
    },
  };
}
