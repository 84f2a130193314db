import { lookUp } from '@skora/shared/utils';
import { Badge, Card, Heading, Stack } from '@skora/shared/ui';
import { PLAN_NAMES } from '@skora/domain';
import { formatLongDay } from '../../../lib/format-time';
import type { PaidSubscription } from '../billing-api';
import { CardButton } from '../plan/card-button';
import type { LeaveSite } from '../plan/leave-site';
import { moneyWords } from '../plan/money';
import { taxWords } from '../plan/tax-words';
import styles from './plan-card.module.css';

interface PlanCardProps {
  subscription: PaidSubscription;
  leave: LeaveSite;
}

const STATUS = {
  active: { tone: 'success', label: 'Active' },
  'past-due': { tone: 'danger', label: 'Payment missing' },
  ending: { tone: 'warning', label: 'Ends soon' },
} as const;

const RELOAD = { tone: 'neutral', label: 'Reload the page to see how it stands' } as const;

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

function cardWords({
  brand,
  last4,
  expMonth,
  expYear,
}: NonNullable<PaidSubscription['paymentMethod']>): string {
  const until = `${String(expMonth).padStart(2, '0')}/${expYear}`;
  return `${BRANDS[brand] ?? brand} ending in ${last4}, valid until ${until}`;
}

function Payer({ subscription, leave }: PlanCardProps) {
  const { payer, paymentMethod } = subscription;
  if (payer === 'parent') return <>Your parent or guardian. Only they can change the card</>;
  return (
    <span className={styles.card}>
      {paymentMethod === null ? 'No card saved' : cardWords(paymentMethod)}
      <CardButton leave={leave} />
    </span>
  );
}

export function PlanCard({ subscription, leave }: PlanCardProps) {
  const { status, plan, interval, price, sample, renewsAt, endsAt, startedAt } = subscription;
  const { tone, label } = lookUp(STATUS, status, RELOAD);
  return (
    <Card corner padding="lg" component="section" aria-labelledby="present-plan" className={styles.plan}>
      <Stack gap={4}>
        <div>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <Heading level={2} size="xl" id="present-plan">
          {plan === null ? 'Your plan' : PLAN_NAMES[plan]}
        </Heading>
        <dl className={styles.facts}>
          <div>
            <dt>Price</dt>
            <dd className={styles.price}>
              {price === null ? 'See your last invoice' : moneyWords(price)}{' '}
              <span>
                {price !== null && sample ? '(sample price) ' : null}
                {interval === null ? null : `a ${interval}`}
                {price === null ? null : taxWords(subscription)}
              </span>
            </dd>
          </div>
          <div>
            <dt>{endsAt === null ? 'Renews on' : 'Ends on'}</dt>
            <dd>{formatLongDay(endsAt ?? renewsAt ?? startedAt)}</dd>
          </div>
          <div>
            <dt>Started on</dt>
            <dd>{formatLongDay(startedAt)}</dd>
          </div>
          <div>
            <dt>Paid by</dt>
            <dd>
              <Payer subscription={subscription} leave={leave} />
            </dd>
          </div>
        </dl>
      </Stack>
    </Card>
  );
}
