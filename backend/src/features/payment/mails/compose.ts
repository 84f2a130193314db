import type { PaidTier } from '@skora/domain';
import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail } from '../../../lib/mail/outbox-mail';
import type { Interval } from '../../pricing';
import { issueParentToken } from '../store/parent-request';
import { parentPaymentRequestMail, withdrawalConfirmedMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'parent-payment-request': ParentPaymentMail;
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
export function paymentMails({ firestore, links, now }: ComposeDeps) {
  return {
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
