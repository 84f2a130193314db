import type { MailContent } from '../../lib/mail/layout';
import { planMail, type PlanMailFacts } from '../../features/payment/mails/plan-mail';
import {
  accountEndedMail,
  accountLeavingMail,
  parentPaymentRequestMail,
  payerWithdrawalMail,
  withdrawalConfirmedMail,
} from '../../features/payment/mails/texts';
import { ADDRESS, CHILD, IN_TWO_WEEKS, LINKS, NOW, OPERATOR, TOKEN, type Sample } from './sample';

const FACTS: Omit<PlanMailFacts, 'change'> = {
  ...{ plan: 'tier2', interval: 'year', amount: 12_990, currency: 'GBP', sample: true },
  until: { plan: 'tier3', interval: 'month' },
  ...{ periodEnd: Date.UTC(2027, 10, 25), withdrawableUntil: IN_TWO_WEEKS },
  tax: { treatment: 'not-computed', label: 'VAT' },
};
const FRAME = { url: LINKS.subscription(), operatorEmail: OPERATOR.email, childName: null, now: NOW };
const PAYER = { url: LINKS.parentPayment(TOKEN), childName: CHILD };
const CHANGES = {
  ...{ paid: 'paid', renewed: 'renewed', changed: 'changed', planned: 'planned' },
  ...{ ending: 'ending', resumed: 'resumed', ended: 'ended', unpaid: 'unpaid' },
} as const satisfies { [Change in PlanMailFacts['change']]: Change };

const changes = Object.values(CHANGES).map((change): [string, MailContent] => [
  change,
  planMail({ ...FACTS, change }, FRAME),
]);

/** Mails about paying for a plan. */
export const PLAN_MAILS = {
  'plan-changed': {
    to: ADDRESS.player,
    cases: {
      ...Object.fromEntries(changes),
      'paid by a parent': planMail({ ...FACTS, change: 'paid' }, { ...FRAME, ...PAYER }),
    },
  },
  'parent-payment-request': {
    to: ADDRESS.parent,
    cases: {
      '': parentPaymentRequestMail(CHILD, { plan: 'tier2', interval: 'year' }, LINKS.parentPayment(TOKEN)),
    },
  },
  'plan-account-leaving': {
    to: ADDRESS.parent,
    cases: {
      '': accountLeavingMail({ dueAt: IN_TWO_WEEKS, isFinal: false }, PAYER),
      'which nobody can cancel': accountLeavingMail({ dueAt: IN_TWO_WEEKS, isFinal: true }, PAYER),
    },
  },
  'plan-account-ended': {
    to: ADDRESS.parent,
    cases: { '': accountEndedMail(CHILD, OPERATOR.email) },
  },
  'withdrawal-confirmed': {
    to: ADDRESS.player,
    cases: {
      '': withdrawalConfirmedMail(NOW, LINKS.subscription()),
      'to a parent who pays': payerWithdrawalMail(NOW, PAYER),
    },
  },
} satisfies Record<string, Sample>;
