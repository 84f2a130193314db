import { createTransport } from 'nodemailer';
import type { DeliveryLogConfig } from './delivery-log';
import type { RenderedMail } from './layout';

export interface MailConfig {
  /** e.g. `smtps://user:password@smtp.example:465` */
  smtpUrl: string;
  /** e.g. `SKORA <no-reply@skora.example>` */
  from: string;
  /** Without it, a mail nobody knows to have left goes out again. */
  deliveryLog?: DeliveryLogConfig;
}

/** Sends mails; a rejected promise means that nothing is known to have been accepted. */
export interface Mailer {
  send: (to: string, mail: RenderedMail, id: string) => Promise<void>;
  /** The `Message-ID` of the mail with this id, the same in every attempt. */
  toMessageId: (id: string) => string;
  close: () => void;
}

const TIMEOUT_MS = 10_000;

/**
 * A mailer over SMTP: few connections, bounded waits, and no way for a mail's content to read files or addresses.
 */
export function createMailer({ smtpUrl, from }: MailConfig, maxConnections = 3): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const toMessageId = (id: string) => `<${id}@${domain}>`;
  return {
    toMessageId,
    send: async (to, { subject, html, text, replyTo, headers }, id) => {
      await transport.sendMail({
        from,
        // An object, not a header line: nothing in it can become a second recipient.
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text,
        // A mail that goes out twice after a crash is still recognised as one.
        messageId: toMessageId(id),
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
    },
    close: () => transport.close(),
  };
}
