import { formatPrice } from '@skora/domain';
import type { Loaded } from '@skora/kit';
import type { Pricing } from '@skora/shared/api';
import { Skeleton } from '@skora/shared/ui';
import type { Interval, PaidTier } from './plans';
import { priceNote } from './price-conditions';
import styles from './price.module.css';

interface PriceProps {
  tier: PaidTier;
  interval: Interval;
  pricing: Loaded<Pricing>;
}

/** What a plan costs: per month with the sum of a year, or the whole year in one sum beside twelve months. */
export function Price({ tier, interval, pricing }: PriceProps) {
  if (pricing.status === 'failed') {
    return <p className={styles.missing}>Price not loaded</p>;
  }
  if (pricing.status === 'loading') {
    return (
      <div className={styles.price}>
        <Skeleton shape="title" className={styles.skeleton} />
        <p className={styles.noScript}>The price depends on your country. You need JavaScript to see it.</p>
      </div>
    );
  }
  const { plans, ...money } = pricing.value;
  const prices = plans.find((plan) => plan.tier === tier)?.prices;
  if (!prices) return <p className={styles.missing}>Not sold in your country</p>;
  const { amount } = prices[interval];
  return (
    <div className={styles.price}>
      <p className={styles.line}>
        <strong className={styles.amount}>{formatPrice(amount, money)}</strong>
        <span className={styles.unit}>a {interval}</span>
      </p>
      <p className={styles.note}>{priceNote(money)}.</p>
      <p className={styles.note}>
        {interval === 'year'
          ? `One payment. Twelve single months would cost ${formatPrice(prices.month.amount * 12, money)}.`
          : `${formatPrice(amount * 12, money)} over a year.`}
      </p>
    </div>
  );
}
