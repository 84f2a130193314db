import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import type { LegalDocument } from './legal-document';
import { OperatorName } from '../../lib/operator/operator-name';
import { OperatorMail } from '../../lib/operator/operator-mail';

export const refundPolicy: LegalDocument = {
  title: 'Refund Policy',
  lead: 'When and how you get your money back.',
  version: '2026-11-21',
  summary: [
    '14 days to withdraw from any new plan: full refund, no reason needed.',
    'Cancelling ends the plan at the end of the paid period.',
    'A purchase by a child without permission is refunded.',
  ],
  sections: [
    {
      id: 'what-you-buy',
      title: 'What you buy and when you pay',
      body: (
        <p>
          You buy from <OperatorName />. A plan is a subscription, by the month or by the year, paid in
          advance. The{' '}
          <TextLink component={Link} to={paths.pricing()}>
            prices
          </TextLink>{' '}
          depend on your country. The price with its tax and the day of renewal stand on the page before you
          order and on Manage Subscription afterwards. Stripe takes the payment; your card number goes to
          Stripe and never to us. A price change is announced before the period in which it counts, early
          enough to cancel.
        </p>
      ),
    },
    {
      id: 'withdrawal',
      title: 'The first 14 days',
      body: (
        <>
          <p>
            You may withdraw from a new plan within 14 days without a reason. A labelled button on{' '}
            <TextLink component={Link} to={paths.manageSubscription()}>
              Manage Subscription
            </TextLink>{' '}
            does it in two steps and sends a receipt; a mail to <OperatorMail /> counts as well. You get back
            everything you paid for that plan, also if you have used it already.
          </p>
          <p>With the withdrawal the plan ends at once and the free plan applies. Your data stays.</p>
        </>
      ),
    },
    {
      id: 'cancel',
      title: 'Cancelling later',
      body: (
        <p>
          After the 14 days you can cancel at any time. The plan then runs to the end of the period you paid
          for and does not renew. Until that day you can take the cancellation back. For the rest of a period
          there is no refund, unless something in the plan did not work and we could not repair it in
          reasonable time.
        </p>
      ),
    },
    {
      id: 'minors',
      title: 'Purchases by children',
      body: (
        <p>
          Plans are paid by adults. If a child bought one without the permission of a parent or guardian, tell
          us and we refund it in full, whenever it happened.
        </p>
      ),
    },
    {
      id: 'events',
      title: 'Events',
      body: (
        <p>
          If a paid event is cancelled or moved, you choose between the new date and your money. If you are
          injured or ill, tell us before the event and you get your money back.
        </p>
      ),
    },
    {
      id: 'how',
      title: 'How the money comes back',
      body: (
        <p>
          By the way you paid, within 14 days of your message, without a fee. If your card no longer exists,
          your bank passes it on, or we agree on another way.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights by law',
      body: (
        <p>
          Rights that the law of your country gives you as a consumer stay untouched, also where this page
          says less.
        </p>
      ),
    },
  ],
};
