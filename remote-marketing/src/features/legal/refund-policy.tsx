import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import type { LegalDocument } from './legal-document';
import { OperatorName } from '../../lib/operator/operator-name';
import { OperatorMail } from '../../lib/operator/operator-mail';

export const refundPolicy: LegalDocument = {
  title: 'Refund Policy',
  lead: 'When and how you get your money back.',
  version: '2026-11-29',
  summary: [
    'For 14 days after you buy a plan you can withdraw: we refund everything, and you need no reason. Changing the plan later does not begin these days again.',
    'If you cancel later, the plan ends when the period you paid for ends.',
    'If a child buys a plan without permission, we refund it.',
  ],
  sections: [
    {
      id: 'what-you-buy',
      title: 'What you buy and when you pay',
      body: (
        <p>
          You buy from <OperatorName />. A plan is a subscription. You pay for a month or a year in advance.
          The{' '}
          <TextLink component={Link} to={paths.pricing()} state={{ upgrade: true }}>
            prices
          </TextLink>{' '}
          depend on your country. You see the price with its tax and the day of renewal before you order, and
          on Manage Subscription afterwards. Stripe takes the payment; your card number goes to Stripe and
          never to us. If a price changes, we tell you before the period it applies to, early enough for you
          to cancel.
        </p>
      ),
    },
    {
      id: 'withdrawal',
      title: 'The first 14 days',
      body: (
        <>
          <p>
            You may withdraw within 14 days of buying a plan, without giving a reason. There is a button for
            it on{' '}
            <TextLink component={Link} to={paths.manageSubscription()}>
              Manage Subscription
            </TextLink>
            . It takes two steps, and we send you a receipt. You can also write an email to <OperatorMail />.
            You get back everything you paid, even if you have already used the plan.
          </p>
          <p>
            If you change to another plan within the 14 days, you get back what the change cost, too. If you
            change later, the days do not begin again. You see what a change costs before you agree to it.
          </p>
          <p>When you withdraw, the plan ends at once and you go back to the free plan. Your data stays.</p>
        </>
      ),
    },
    {
      id: 'cancel',
      title: 'Cancelling later',
      body: (
        <p>
          After the 14 days you can cancel at any time. The plan then runs to the end of the period you paid
          for and does not renew. Until that day you can take the cancellation back. We do not refund the rest
          of a period, unless something in the plan did not work and we could not repair it in a reasonable
          time.
        </p>
      ),
    },
    {
      id: 'minors',
      title: 'Purchases by children',
      body: (
        <p>
          Only adults pay for plans. If a child bought one without the permission of a parent or guardian,
          tell us. We refund it in full, whenever it happened.
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
          We pay it back the way you paid, within 14 days of your message and without a fee. If your card no
          longer exists, your bank passes the money on, or we agree on another way with you.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights by law',
      body: (
        <p>
          You keep all rights that the law of your country gives you as a consumer, even where this page says
          less.
        </p>
      ),
    },
  ],
};
