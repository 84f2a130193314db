import type { PaidTier } from '@skora/domain';
import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail, AddressMail } from '../../../lib/mail/outbox-mail';
import type { Interval } from '../../pricing';
import { issueParentToken } from '../store/parent-link';
import type { PlanMailFacts } from './plan-mail';
import { planMail } from './plan-mail';
import {
  accountEndedMail,
  accountLeavingMail,
  parentPaymentRequestMail,
  payerWithdrawalMail,
  withdrawalConfirmedMail,
} from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'parent-payment-request': ParentPaymentMail;
    /** `requestId`: by which a parent pays; `null`: the player does. */
    'plan-changed': AccountMail & { facts: PlanMailFacts; requestId: string | null };
    /** To a parent who pays. `isFinal`: nobody can cancel it. */
    'plan-account-leaving': AccountMail & { requestId: string; dueAt: number; isFinal: boolean };
    /** To a parent who paid for an account that went at once, after which nothing of it can be looked up. */
    'plan-account-ended': AddressMail & { childName: string };
    /** `requestId`: by which a parent pays, who gets a mail too; `null`, and in mails of earlier releases absent: to the player. */
    'withdrawal-confirmed': AccountMail & { requestedAt: number; requestId?: string | null };
  }
}

interface ParentPaymentMail extends AccountMail {
  /** The request the mail belongs to; a later request makes it void. */
  requestId: string;
  /** First name and initial. */
  childName: string;
  plan: PaidTier;
  interval: Interval;
}

/** Mails about paying for a plan. */
export function paymentMails({ firestore, links, operator, now }: ComposeDeps) {
  /** Who pays by a link gets a new one. */
  async function makeParentFrame(uid: string, requestId: string) {
    const link = await issueParentToken(firestore, { uid, requestId }, now());
    return link && { url: links.parentPayment(link.token), childName: link.request.childName };
  }

  return {
    'plan-changed': async ({ uid, facts, requestId }) => {
      const own = { url: links.subscription(), childName: null };
      const frame = requestId === null ? own : await makeParentFrame(uid, requestId);
      return frame && planMail(facts, { ...frame, operatorEmail: operator.email, now: now() });
    },
    'parent-payment-request': async ({ uid, requestId, childName, plan, interval }) => {
      const link = await issueParentToken(firestore, { uid, requestId }, now());
      return link && parentPaymentRequestMail(childName, { plan, interval }, links.parentPayment(link.token));
    },
    'plan-account-leaving': async ({ uid, requestId, dueAt, isFinal }) => {
      const frame = await makeParentFrame(uid, requestId);
      return frame && accountLeavingMail({ dueAt, isFinal }, frame);
    },
    'plan-account-ended': async ({ childName }) => accountEndedMail(childName, operator.email),
    'withdrawal-confirmed': async ({ uid, requestedAt, requestId = null }) => {
      if (requestId === null) return withdrawalConfirmedMail(requestedAt, links.subscription());
      const frame = await makeParentFrame(uid, requestId);
      return frame && payerWithdrawalMail(requestedAt, frame);
    },
  } satisfies Partial<Composers>;
}
