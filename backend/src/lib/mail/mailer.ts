import { isInternalHost } from '@skora/shared/utils/environment';
import { createTransport } from 'nodemailer';
import type { DeliveryLogConfig } from './log/delivery-log';
import type { RenderedMail } from './layout';
import { measureCall } from '../metrics/service-calls';
import { isFinal, isUnknownMailbox } from './retry-waits';
import type { MailGate } from './suppression/mail-gate';
import type { MailPurpose } from './suppression/suppression';

export interface MailConfig {
  /** e.g. `smtps://user:password@smtp.example:465`; with `smtp://`, a server elsewhere has to offer STARTTLS. */
  smtpUrl: string;
  /** e.g. `SKORA <no-reply@skora.example>` */
  from: string;
  /** Without it, a mail nobody knows to have left goes out again. */
  deliveryLog?: DeliveryLogConfig;
}

/** How a mail is known to us. */
export interface MailLabel {
  /** Of this one mail. */
  id: string;
  /** What it is, for the delivery log: its kind, never its words. */
  kind: string;
  /** Whose account it is about; its deletion removes what is recorded. */
  uid: string | null;
  purpose: MailPurpose;
}

type Compose = () => RenderedMail | null | Promise<RenderedMail | null>;

/** Sends mails; a rejected promise means that nothing is known to have been accepted. */
export interface Mailer {
  /**
   * Sends what `compose` writes, which is asked only when a mail of this purpose may go: nothing is written about anybody
   * for an address that gets nothing.
   *
   * @param compose `null` for a mail that has become void: nothing goes
   * @throws MailWithheld when mails of this purpose do not go to the address now
   */
  send: (to: string, label: MailLabel, compose: Compose) => Promise<void>;
  /** The `Message-ID` of the mail with this id, the same in every attempt. */
  toMessageId: (id: string) => string;
  close: () => void;
}

const TIMEOUT_MS = 10_000;

/**
 * A mailer over SMTP: few connections, bounded waits, and no way for a mail's content to read files or addresses. Every mail
 * passes the gate: there is no other way out. Password and mails go to a server outside our network encrypted only.
 */
export function createMailer({ smtpUrl, from }: MailConfig, gate: MailGate, maxConnections = 3): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    // Whoever is on the way could take the offer of STARTTLS out of the server's answer.
    ...(!isInternalHost(new URL(smtpUrl).hostname) && { requireTLS: true }),
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
  async function hand(
    to: string,
    { subject, html, text, replyTo, headers }: RenderedMail,
    messageId: string,
  ) {
    const mail = {
      from,
      // An object, not a header line: nothing in it can become a second recipient.
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      subject,
      html,
      text,
      // A mail that goes out twice after a crash is still recognised as one.
      messageId,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    };
    try {
      await measureCall('mail', () => transport.sendMail(mail), isFinal);
    } catch (error) {
      if (isUnknownMailbox(error)) await gate.unknownMailbox(to);
      throw error;
    }
  }
  return {
    toMessageId,
    send: async (to, { id, kind, uid, purpose }, compose) => {
      await gate.pass(to, purpose);
      const mail = await compose();
      if (mail === null) return;
      const messageId = toMessageId(id);
      await hand(to, mail, messageId);
      if (purpose !== 'last') await gate.sent({ to, uid, messageId, mail: kind });
    },
    close: () => transport.close(),
  };
}
