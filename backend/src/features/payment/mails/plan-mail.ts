import { PLAN_NAMES } from '@skora/domain';
import { lookUp } from '@skora/shared/utils';
import { preheaderOf, type MailContent } from '../../../lib/mail/layout';
import { TO_ACCOUNT } from '../../../lib/mail/why';
import { type Choice, findMinorUnit, type TaxTreatment } from '../../pricing';
import type { FailureReason, PaymentFailure } from '../domain/payment-failure';
import type { PlanChange } from '../domain/plan-event';
import { toPayer } from './texts';

/** A change of a plan as its payer is told it; times are milliseconds since 1970. */
export interface PlanMailFacts extends Choice {
  change: PlanChange;
  /** What it costs per interval, in minor units; `null`: not known to us. */
  amount: number | null;
  currency: string;
  /** The plan in force, of a change that comes later. */
  until: Choice;
  periodEnd: number;
  withdrawableUntil: number;
  /** Why a payment failed. Mails of earlier releases do not say. */
  failure?: PaymentFailure | null;
  /** Whether the prices are samples. */
  sample: boolean;
  /** How tax stands with the price, and what it is called. Mails of earlier releases do not say how. */
  tax: { treatment?: TaxTreatment; label: string };
}

interface PlanMailFrame {
  url: string;
  /** Where to write to, to withdraw without the page; `null`: no such address. */
  operatorEmail: string | null;
  /** First name and initial of a player whose parent or guardian pays. */
  childName: string | null;
  now: number;
}

const TAX_WORDS: Readonly<Record<TaxTreatment, (label: string) => string>> = {
  included: (label) => `, ${label} included,`,
  added: (label) => ` plus ${label}`,
  'not-computed': () => '',
};
const EVERY = { month: 'month', year: 'year' } as const;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function price({ amount, currency, sample, tax, interval }: PlanMailFacts): string {
  if (amount === null) return 'the price on the page';
  const digits = findMinorUnit(currency);
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const label = sample ? ' (sample price)' : '';
  const taxes = TAX_WORDS[tax.treatment ?? 'not-computed'](tax.label);
  return `${format.format(amount / 10 ** digits)}${label}${taxes} a ${EVERY[interval]}`;
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const FAILURES: Readonly<Record<FailureReason, { why: string; todo: string }>> = {
  'card-expired': {
    why: ': the card has expired.',
    todo: 'Please save another card on the page behind the button.',
  },
  'insufficient-funds': {
    why: ': there was not enough money on the account of the card.',
    todo: 'Please see that there is enough, or save another card on the page behind the button.',
  },
  'confirmation-needed': {
    why: ': the bank asks you to confirm it.',
    todo: 'Please open the newest invoice on the page behind the button and confirm the payment there.',
  },
  refused: { why: '.', todo: 'Please check the card on the page behind the button.' },
};

function unpaidWords(name: string, failure: PaymentFailure | null): string[] {
  // A newer release may know more reasons.
  const { why, todo } = lookUp(FAILURES, failure?.reason ?? 'refused', FAILURES.refused);
  const next = failure?.nextTryAt ?? null;
  const again = next === null ? 'in the next days' : `on ${day.format(next)}`;
  return [
    `We could not charge the payment for ${name}${why} We try again ${again}, and the plan stays until then.`,
    todo,
  ];
}

function words(facts: PlanMailFacts): { subject: string; paragraphs: string[] } {
  const name = `the plan “${PLAN_NAMES[facts.plan]}”`;
  const date = day.format(facts.periodEnd);
  const next = `The next payment is due on ${date}. We charge it automatically until the plan is ended.`;
  const costs = `${capital(name)} costs ${price(facts)}.`;
  switch (facts.change) {
    case 'paid':
      return {
        subject: 'We have received your payment',
        paragraphs: [`Thank you. We have received the first payment for ${name}.`, costs, next],
      };
    case 'renewed':
      return {
        subject: 'We have received your payment',
        paragraphs: [`We have received the payment for ${name}. It is paid until ${date}.`, costs, next],
      };
    case 'changed':
      return {
        subject: 'The plan has changed',
        paragraphs: [
          `From now on it is ${name}. The invoice shows what was due for the change.`,
          costs,
          next,
        ],
      };
    case 'planned':
      return {
        subject: 'The plan will change',
        paragraphs: [
          `The plan “${PLAN_NAMES[facts.until.plan]}” stays until ${date}. From then on it is ${name}. Nothing is due today.`,
          costs,
        ],
      };
    case 'ending':
      return {
        subject: 'The plan will end',
        paragraphs: [`${capital(name)} stays until ${date} and then ends. We charge nothing more.`],
      };
    case 'resumed':
      return {
        subject: 'The plan goes on',
        paragraphs: [`${capital(name)} does not end after all.`, costs, next],
      };
    case 'ended':
      return {
        subject: 'The plan has ended',
        paragraphs: [
          `${capital(name)} has ended. We charge nothing more. Everything in the account is still there, and SKORA can be used for free.`,
        ],
      };
    case 'unpaid':
      return {
        subject: 'A payment did not go through',
        paragraphs: unpaidWords(name, facts.failure ?? null),
      };
  }
}

/** To whoever pays: what was paid or changed, what comes next, and how to withdraw. On a durable medium, as the law wants. */
export function planMail(
  facts: PlanMailFacts,
  { url, operatorEmail, childName, now }: PlanMailFrame,
): MailContent {
  const { subject, paragraphs } = words(facts);
  const withdrawable = facts.withdrawableUntil > now && facts.change !== 'ended';
  const write = operatorEmail === null ? '' : `by an email to ${operatorEmail}`;
  const where =
    childName === null
      ? `on the page behind the button${write && `, or ${write}`}`
      : `${childName} can do it under “Manage subscription” in the account${write && `, and you ${write}`}`;
  const withdrawal = `You can withdraw from the purchase until ${day.format(facts.withdrawableUntil)}, without a reason, and get everything back: ${where}.`;
  // After the end a parent's link is one of those that are over after some days.
  const invoices =
    childName !== null && facts.change === 'ended'
      ? 'For 7 days your invoices are on the page behind the button.'
      : 'Invoices are on the same page.';
  const samples = 'The prices are samples: no real money was charged.';
  return {
    subject,
    ...(childName !== null && {
      preheader: preheaderOf({ paragraphs: [`For ${childName}: ${paragraphs[0]}`] }),
    }),
    paragraphs:
      childName === null ? paragraphs : [`This is about the plan of ${childName} on SKORA.`, ...paragraphs],
    action: { label: childName === null ? 'See your plan' : 'See the plan', url },
    notes: [
      ...(withdrawable ? [withdrawal] : []),
      ...(facts.sample && facts.amount !== null ? [samples] : []),
      `${invoices} Please keep this email.`,
    ],
    why: childName === null ? TO_ACCOUNT : toPayer(childName),
  };
}
