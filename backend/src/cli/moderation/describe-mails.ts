import type { MailRecord } from '../../lib/mail/log/mail-record';
import type { StoredSuppression } from '../../lib/mail/suppression/suppression';

const REASONS: Readonly<Record<StoredSuppression['reason'], string>> = {
  'hard-bounce':
    'No email goes there for a week, then only what somebody needs: an email came back because there is no such mailbox.',
  manual: 'No email goes there: somebody decided it by command.',
  complaint:
    'Only emails that somebody asks for, that guard an account or that the law wants go there: the reader has called an email spam.',
  'soft-bounces': 'Notices wait or stop there: emails came back for a reason that may pass.',
};

const at = (time: { toDate: () => Date }) => time.toDate().toISOString();

/** Whether emails to an address are withheld, and since when, for an operator. */
export function describeSuppression(stored: StoredSuppression | undefined): string {
  if (stored === undefined) return 'Emails go to this address.';
  const { reason, provider, count, until } = stored;
  const times = count === undefined ? '' : `, ${count} in a row`;
  const end = until === null ? 'until it is lifted' : `until ${at(until)}`;
  return `${REASONS[reason]}\nSince ${at(stored.at)}, told by ${provider}${times}; ${end}.`;
}

/** One email in the delivery log, with what the mail service told later. */
export function describeRecord({ mail, messageId, sentAt, events }: MailRecord): string {
  const told = events.map((event) =>
    `  ${at(event.at)} ${event.kind} (${event.provider}) ${event.reason}`.trimEnd(),
  );
  const sent = sentAt === null ? 'not known when it was sent' : `sent ${at(sentAt)}`;
  return [`${mail ?? 'an email'}, ${sent}, ${messageId}`, ...told].join('\n');
}
