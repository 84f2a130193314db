import type { PaidTier } from '@skora/domain';
import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail } from '../../../lib/mail/outbox-mail';
import type { Interval } from '../../pricing';
import type { Payer } from '../domain/subscription';
import { issueParentToken, type ParentRequest, parentRequestRef } from '../store/parent-request';
import type { PlanMailFacts } from './plan-mail';
import { planMail } from './plan-mail';
import { parentPaymentRequestMail, withdrawalConfirmedMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'parent-payment-request': ParentPaymentMail;
    'plan-changed': AccountMail & { facts: PlanMailFacts; payer: Payer };
    'withdrawal-confirmed': AccountMail & { requestedAt: number };
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
  /** Who pays by a link gets a new one, as long as it is the same request. */
  async function parentFrame(uid: string, to: string) {
    const request = (await parentRequestRef(firestore, uid).get()).data() as ParentRequest | undefined;
    if (request?.email !== to) return null;
    const token = await issueParentToken(firestore, { uid, requestId: request.requestId }, now());
    return token === null ? null : { url: links.parentPayment(token), childName: request.childName };
  }

  return {
    'plan-changed': async ({ uid, to, facts, payer }) => {
      const own = { url: links.subscription(), childName: null };
      const frame = payer === 'self' ? own : await parentFrame(uid, to);
      return frame && planMail(facts, { ...frame, operatorEmail: operator.email, now: now() });
    },
    'parent-payment-request': async ({ uid, requestId, childName, plan, interval }) => {
      const token = await issueParentToken(firestore, { uid, requestId }, now());
      return token === null
        ? null
        : parentPaymentRequestMail(childName, { plan, interval }, links.parentPayment(token));
    },
    'withdrawal-confirmed': async ({ requestedAt }) =>
      withdrawalConfirmedMail(requestedAt, links.subscription()),
  } satisfies Partial<Composers>;
}
