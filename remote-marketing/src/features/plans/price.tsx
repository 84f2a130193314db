import { Skeleton } from '@skora/shared/ui';
import { formatPrice } from './format-price';
import type { Interval, PaidTier } from './plans';
import styles from './price.module.css';
import type { PricingState } from './use-pricing';

interface PriceProps {
  tier: PaidTier;
  interval: Interval;
  pricing: PricingState;
}

/** What a plan costs: per month, or the whole year in one sum and what that is a month. */
export function Price({ tier, interval, pricing }: PriceProps) {
  if (pricing.status === 'failed') return <p className={styles.note}>Price not loaded</p>;
  if (pricing.status === 'loading') {
    return (
      <div className={styles.price}>
        <Skeleton shape="title" />
      </div>
    );
  }
  const { plans, ...money } = pricing.pricing;
  const prices = plans.find((plan) => plan.tier === tier)?.prices;
  if (!prices) return <p className={styles.note}>Not sold in your country</p>;
  const { amount } = prices[interval];
  return (
    <div className={styles.price}>
      <p>
        <strong className={styles.amount}>{formatPrice(amount, money)}</strong> a {interval}
      </p>
      <p className={styles.note}>
        {interval === 'year'
          ? `One payment a year. Twelve single months: ${formatPrice(prices.month.amount * 12, money)}.`
          : `${formatPrice(amount * 12, money)} over a year`}
      </p>
    </div>
  );
}
