import type { MailContent } from '../../../lib/mail/layout';
import { TO_ACCOUNT } from '../../../lib/mail/why';
import type { EventFacts, PlaceLoss } from '../../showcase-places';

/** When and where, in one sentence. */
function describeEvent({ venue, city, startsAt, timeZone }: EventFacts): string {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${date.format(startsAt)} (${timeZone}), ${venue}, ${city}.`;
}

/** To a player who waited, when a place is free again. */
export function showcasePlaceMail(event: EventFacts, url: string): MailContent {
  return {
    subject: 'You have a place at the showcase',
    paragraphs: [
      `A place at “${event.title}” is free again. You were next on the waiting list, so the place is yours now.`,
      describeEvent(event),
    ],
    action: { label: 'See the showcase', url },
    notes: ['If you cannot come, please give the place back on that page. Then the next player gets it.'],
    why: TO_ACCOUNT,
  };
}

const REASONS: Readonly<Record<PlaceLoss, string>> = {
  plan: 'Your plan does not include showcases any more.',
  account: 'Your account is closed at the moment.',
  guardian: 'Your parent or guardian has not agreed to the showcase.',
};

const AGAIN: Readonly<Record<PlaceLoss, string>> = {
  plan: 'If your plan includes showcases again, you can register again while registration is open.',
  account: 'When your account is open again, you can register again while registration is open.',
  guardian: 'You can register again while registration is open. Then we ask your parent or guardian again.',
};

/** To a player who may not have a place, or wait for one, any more. */
export function placeEndedMail(
  event: EventFacts,
  { why, waited }: { why: PlaceLoss; waited: boolean },
  url: string,
): MailContent {
  const ended = waited
    ? `So we took you off the waiting list of “${event.title}”.`
    : `So we gave your place at “${event.title}” back, and another player can have it.`;
  return {
    subject: waited ? 'You are off a waiting list' : 'Your place at the showcase was given back',
    paragraphs: [`${REASONS[why]} ${ended}`, describeEvent(event)],
    action: { label: 'See the showcases', url },
    notes: [
      `${waited ? '' : 'The place does not come back by itself. '}${AGAIN[why]} If the showcase is full then, you join the end of the waiting list.`,
      'Everything you entered is still there.',
    ],
    why: TO_ACCOUNT,
  };
}
