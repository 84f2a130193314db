import { Type, type Static } from 'typebox';

/** What tells us what became of a mail: a service's events, the mail server's own answer, or a person. */
export type MailSource = 'sendgrid' | 'resend' | 'smtp' | 'operator';

/**
 * What a mail service tells later about a mail it has taken, in our own words; every service is translated into it.
 *
 * - `delivered`: the recipient's server has taken it
 * - `deferred`: the service goes on trying
 * - `soft-bounce`: it came back for a reason that may pass, such as a full mailbox
 * - `hard-bounce`: it came back because there is no such mailbox
 * - `complaint`: the recipient has called it spam
 */
export const mailEventSchema = Type.Object(
  {
    kind: Type.Enum(['delivered', 'deferred', 'soft-bounce', 'hard-bounce', 'complaint']),
    address: Type.String({ maxLength: 254, description: 'As parseEmailAddress gives it.' }),
    at: Type.Integer({ minimum: 0, description: 'Milliseconds since 1970.' }),
    messageId: Type.String({ maxLength: 300, description: 'The Message-ID we wrote, in angle brackets.' }),
    reason: Type.String({ maxLength: 300, description: 'The words of the service, without addresses.' }),
  },
  { additionalProperties: false },
);

export type MailEvent = Static<typeof mailEventSchema>;
export type MailEventKind = MailEvent['kind'];
