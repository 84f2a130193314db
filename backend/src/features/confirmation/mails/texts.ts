import type { MailContent } from '../../../lib/mail/layout';

/** To a coach: a player asks whether numbers are right. Nothing in it is free text of the player. */
export function confirmationRequestMail(playerName: string, count: number, url: string): MailContent {
  const numbers = count === 1 ? 'one number' : `${count} numbers`;
  return {
    subject: `${playerName} asks you to look at ${numbers}`,
    paragraphs: [
      `${playerName} plays football and keeps test results and match numbers on SKORA. ${playerName} named you as coach and asks whether ${numbers} ${count === 1 ? 'is' : 'are'} right.`,
      'You need no account and it takes about a minute: the page shows exactly what is asked, you confirm or decline each one, and may add a note. The player reads every word of it.',
    ],
    action: { label: 'Look at the numbers', url },
    notes: [
      'The link works for 14 days and for one answer. Opening it decides nothing.',
      'You are not this player’s coach? The page lets you say so and stops such mails to your address. You can also ignore this one: nobody will remind you.',
    ],
  };
}

/** To a guardian who agreed to nothing being shown to others: a coach would see numbers. */
export function confirmationApprovalMail(playerName: string, count: number, url: string): MailContent {
  const numbers = count === 1 ? 'one number' : `${count} numbers`;
  return {
    subject: `${playerName} wants to ask a coach, and needs your yes`,
    paragraphs: [
      `${playerName} would like a coach to confirm ${numbers} on SKORA. The coach would get a mail with a link to exactly these numbers and to “${playerName}”, nothing else.`,
      'Because you approved this account on the understanding that nothing is shown to others without you, nothing has been sent yet. The page behind the link shows the numbers and who is asked.',
    ],
    action: { label: 'Read and decide', url },
    notes: ['The link works for 14 days and for one decision. Without your yes the coach hears nothing.'],
  };
}

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
