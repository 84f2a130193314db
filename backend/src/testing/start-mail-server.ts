import { EventEmitter, once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startDeliveryLog } from '@skora/stand-ins/mail/delivery-log';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  to: string[];
  subject: string;
  text: string;
  /** The plain text in one line, without the signs of a quotation. */
  words: string;
  html: string;
  headers: Record<string, string>;
}

function received(to: string[], { subject, text, html, headers }: Email): ReceivedMail {
  return {
    to,
    subject: subject ?? '',
    text: text ?? '',
    words: (text ?? '').replace(/^> ?/gm, '').replace(/\s+/g, ' '),
    html: html ?? '',
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  };
}

/** A real mail server that keeps what it takes, and refuses as long as a test wants it to. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const taken = new Set<string>();
  const arrivals = new EventEmitter();
  const sockets = new Set<Socket>();
  let breaksOff = false;
  let answered = Infinity;
  let refusal: { responseCode: number; only: string | undefined; words: string } | null = null;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const refused = refusal !== null && (refusal.only ?? address) === address;
      done(refused ? Object.assign(new Error(refusal?.words), refusal) : null);
    },
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          mails.push(received(to, mail));
          if (mail.messageId !== undefined) taken.add(mail.messageId);
          if (breaksOff) for (const socket of sockets) socket.destroy();
          else if (mails.length <= answered) done();
          arrivals.emit('mail');
        }, done);
    },
  });
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const log = await startDeliveryLog((messageId) => taken.has(messageId));

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    deliveryLog: { url: log.url, token: 'of the tests' },
    /** Answers every recipient, or only one, with this SMTP code; `null`: takes mail again. */
    refuseWith: (responseCode: number | null, only?: string, words = 'Refused by the test.') => {
      refusal = responseCode === null ? null : { responseCode, only, words };
    },
    /** Takes mails, and breaks off every connection instead of saying so. */
    breakOff: (on: boolean) => {
      breaksOff = on;
    },
    /** Takes mails after the first `count`, and never says so: their senders wait. */
    answerOnly: (count: number) => {
      answered = count;
    },
    /** The newest mail to an address whose subject fits, once it is there; it is taken out. */
    next: async (to: string, subject: RegExp): Promise<ReceivedMail> => {
      for (;;) {
        const index = mails.findLastIndex((mail) => mail.to.includes(to) && subject.test(mail.subject));
        const mail = mails[index];
        if (mail !== undefined) {
          mails.splice(index, 1);
          return mail;
        }
        await once(arrivals, 'mail');
      }
    },
    /** Resolves once so many mails are there. */
    received: async (count: number): Promise<void> => {
      while (mails.length < count) await once(arrivals, 'mail');
    },
    close: async () => {
      await log.stop();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The address behind a mail's button. */
export function linkIn({ text }: ReceivedMail): URL {
  const link = /https:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error('The mail has no link.');
  return new URL(link);
}
