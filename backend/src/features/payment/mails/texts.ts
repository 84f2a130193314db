import { PLAN_NAMES } from '@skora/domain';
import type { MailContent } from '../../../lib/mail/layout';
import { TO_ACCOUNT } from '../../../lib/mail/why';
import type { Choice } from '../../pricing';

/** To a parent or guardian: a player would like a plan, and cannot or should not pay for it. */
export function parentPaymentRequestMail(
  childName: string,
  { plan, interval }: Choice,
  url: string,
): MailContent {
  const every = interval === 'year' ? 'yearly' : 'monthly';
  return {
    subject: `${childName} asks you to pay for a plan`,
    preheader: `It is “${PLAN_NAMES[plan]}”, paid ${every}. We charge nothing before you enter a card, and it is fine to say no.`,
    paragraphs: [
      `${childName} uses SKORA, a website where football players keep their profile and their training data, and would like the plan “${PLAN_NAMES[plan]}”, paid ${every}.`,
      'The page behind the button shows what the plan contains, what it costs and how to end it. We charge nothing before you enter a card there. Everything important on SKORA is free, so it is fine to say no.',
    ],
    action: { label: 'Look at the plan', url },
    notes: [
      'The link works for 7 days. If you pay, keep this email: the same link then leads to your invoices, your card and the way to end the plan.',
    ],
    why: `You get this email because ${childName} gave us your email address. If you do not know this player, please ignore this email.`,
  };
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** Why a parent or guardian who pays gets a mail. */
export function toPayer(childName: string): string {
  return `You get this email because you pay for the plan of ${childName} on SKORA. If you do not, please ignore this email.`;
}

/** To a parent or guardian whose purchase the player withdrew from. */
export function payerWithdrawalMail(
  requestedAt: number,
  { url, childName }: { url: string; childName: string },
): MailContent {
  return {
    subject: 'We have received a withdrawal',
    paragraphs: [
      `On ${moment.format(requestedAt)} (UTC) ${childName} withdrew from the purchase of the SKORA plan that you pay for. The plan ends at once.`,
      'We pay back everything you paid for it, in the same way you paid, within 14 days at the latest.',
    ],
    action: { label: 'See your invoices', url },
    notes: ['The link works for 7 days. Please keep this email as your confirmation.'],
    why: toPayer(childName),
  };
}

/** To a parent or guardian who pays for the plan of an account that is to be deleted. */
export function accountLeavingMail(
  { dueAt, isFinal }: { dueAt: number; isFinal: boolean },
  { url, childName }: { url: string; childName: string },
): MailContent {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(dueAt);
  return {
    subject: `The account of ${childName} is to be deleted`,
    paragraphs: [
      `The account of ${childName} on SKORA is to be deleted on ${date}, and the plan that you pay for ends with it. We charge nothing until then, and nothing afterwards.`,
      ...(isFinal
        ? []
        : [
            'Before that day the person who asked for the deletion can cancel it. The plan then goes on, and we charge a period that has begun since.',
          ]),
    ],
    action: { label: 'See the plan', url },
    notes: ['If you want to keep your invoices, save them before that day: they are behind the button.'],
    why: toPayer(childName),
  };
}

/** To a parent or guardian who paid for the plan of an account that went because nobody had proven its address. */
export function accountEndedMail(childName: string, operatorEmail: string | null): MailContent {
  return {
    subject: `The account of ${childName} has ended`,
    paragraphs: [
      `The account of ${childName} on SKORA has ended, and the plan that you pay for ended with it. We charge nothing more.`,
      'Nobody had proven that the email address of this account was theirs. Now the owner of the address has, and begins with a new account.',
      'We pay back what you paid for the time that is left, in the same way you paid, within 14 days at the latest.',
    ],
    ...(operatorEmail !== null && { notes: [`If you have a question, write to ${operatorEmail}.`] }),
    why: toPayer(childName),
  };
}

/** To the player who withdrew from a purchase: the confirmation the law asks for, on a durable medium. */
export function withdrawalConfirmedMail(requestedAt: number, url: string): MailContent {
  return {
    subject: 'We have received your withdrawal',
    paragraphs: [
      `On ${moment.format(requestedAt)} (UTC) you withdrew from the purchase of your SKORA plan. The plan ends at once.`,
      'We pay back everything that was paid for it, in the same way it was paid, within 14 days at the latest. Everything you entered is still there, and you can go on using SKORA for free.',
    ],
    action: { label: 'See your plan', url },
    notes: ['Please keep this email as your confirmation.'],
    why: TO_ACCOUNT,
  };
}
