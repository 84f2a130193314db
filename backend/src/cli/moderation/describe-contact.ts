import { CONTACT_ROLES } from '@skora/domain';
import { describeFlag } from '../../features/contact-requests/mails/texts';
import type { OpenContactReview } from '../../features/contact-requests/store/review-contact-request';

const indented = (text: string) => `      ${text.replaceAll('\n', '\n      ')}`;

/** One contact request as whoever decides reads it. */
export function describeContact({ id, request }: OpenContactReview): string {
  const { status, writer, receiver, reason, flags, report, writtenAt, uid } = request;
  const to = receiver === 'guardian' ? 'the guardian of a player under 18' : 'an adult player';
  const held = status === 'held';
  return [
    `${id}  ${held ? 'held until you decide' : 'reported; the writer is stopped'}`,
    `    ${writtenAt.toDate().toISOString()}  to ${to}, account ${uid || 'deleted'}`,
    `    ${writer.name}, ${CONTACT_ROLES[writer.role]}, ${writer.club} <${writer.email}>`,
    indented(reason),
    ...(held ? flags.map((flag) => `    ${describeFlag(flag)}`) : []),
    ...(report === '' ? [] : ['    The receiver says:', indented(report)]),
  ].join('\n');
}
