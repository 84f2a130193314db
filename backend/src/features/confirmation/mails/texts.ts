import type { MailContent } from '../../../lib/mail/layout';
import { TO_ACCOUNT } from '../../../lib/mail/why';

/** To a coach: a player asks whether numbers are right. Nothing in it is free text of the player. */
export function confirmationRequestMail(playerName: string, count: number, url: string): MailContent {
  const numbers = count === 1 ? 'one number' : `${count} numbers`;
  return {
    subject: `${playerName} asks you to confirm ${numbers}`,
    preheader: `${playerName} named you as their coach on SKORA. You need no account, and it takes about a minute.`,
    paragraphs: [
      `${playerName} plays football and keeps test results and match numbers on SKORA. ${playerName} named you as their coach and asks whether ${numbers} ${count === 1 ? 'is' : 'are'} right.`,
      'You need no account, and it takes about a minute. The page shows what is asked. You confirm or decline each number, and you can add a note. The player can read all of it.',
    ],
    action: { label: 'Look at the numbers', url },
    notes: [
      'Opening the link decides nothing. It works for 14 days and for one answer. We send no reminders.',
    ],
    why: `You get this email because ${playerName} gave us your email address. If you are not this player’s coach, please ignore this email, or say so on the page: then we send you no more of these emails.`,
  };
}

/** To a guardian who agreed to nothing being shown to others: a coach would see numbers. */
export function confirmationApprovalMail(playerName: string, count: number, url: string): MailContent {
  const numbers = count === 1 ? 'one number' : `${count} numbers`;
  return {
    subject: `${playerName} needs your agreement to ask a coach`,
    paragraphs: [
      `${playerName} would like a coach to confirm ${numbers} on SKORA. The coach would get an email with a link. It shows exactly these numbers and the name “${playerName}”, and nothing else.`,
      'When you approved this account, we promised to show nothing to others without your agreement. So we have not sent anything yet. The page behind the button shows the numbers and who would be asked.',
    ],
    action: { label: 'Read and decide', url },
    notes: [
      'Opening the link decides nothing. It works for 14 days and for one decision. Without your agreement, the coach gets no email.',
    ],
    why: `You get this email because ${playerName} named you as parent or guardian. If you do not know this player, please ignore this email.`,
  };
}

function counted(count: number): string {
  return count === 1 ? 'one number' : `${count} numbers`;
}

/** To the player, after a coach decided. What the coach wrote stays behind the login. */
export function confirmationDecisionMail(confirmed: number, declined: number, url: string): MailContent {
  const words =
    declined === 0
      ? `The coach you asked confirmed ${counted(confirmed)}. Your CV now shows who confirmed this and when.`
      : confirmed === 0
        ? `The coach you asked declined ${counted(declined)}. What was declined stays in your stats as self-reported. Talk to your coach about it.`
        : `The coach you asked confirmed ${counted(confirmed)} and declined ${counted(declined)}. Your CV now shows who confirmed what. What was declined stays self-reported.`;
  return {
    subject: 'Your coach has answered',
    paragraphs: [
      words,
      'You can read the whole answer, and you can leave it off your CV. Nobody can change it.',
    ],
    action: { label: 'Read the answer', url },
    why: TO_ACCOUNT,
  };
}
