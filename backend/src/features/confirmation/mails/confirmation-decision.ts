import type { MailContent } from '../../../lib/mail/layout';

function counted(count: number): string {
  return count === 1 ? 'one number' : `${count} numbers`;
}

/** To the player, after a coach decided. What the coach wrote stays behind the sign-in. */
export function confirmationDecisionMail(confirmed: number, declined: number, url: string): MailContent {
  const words =
    declined === 0
      ? `The coach you asked confirmed ${counted(confirmed)}. Your CV now says who and when.`
      : confirmed === 0
        ? `The coach you asked declined ${counted(declined)}. They stay on your record as self-reported; talk about them together.`
        : `The coach you asked confirmed ${counted(confirmed)} and declined ${counted(declined)}. Your CV says who confirmed what; the others stay self-reported.`;
  return {
    subject: 'Your coach has answered',
    paragraphs: [words, 'You can read every word, and keep the answer off your CV. Nobody can change it.'],
    action: { label: 'Read the answer', url },
  };
}
