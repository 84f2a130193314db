import { useState } from 'react';
import { dayWords, addInterval, withdrawalEnd } from './dates';
import type { Order } from './order';
import styles from './order-facts.module.css';

interface OrderFactsProps {
  order: Order;
  /** The price as money; null while it is not known. */
  price: string | null;
  /** How tax stands with it, e.g. `VAT included`. */
  tax: string | null;
}

/** Today, then, and the ways out: what an order means in money and days. */
export function OrderFacts({ order: { interval }, price, tax }: OrderFactsProps) {
  const [today] = useState(() => new Date());
  const renewal = dayWords(addInterval(today, interval));
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Today</dt>
        <dd className={styles.sum}>
          {price === null ? 'Shown once the price is loaded' : <strong>{price}</strong>}
          {tax === null ? null : <span>{tax}</span>}
        </dd>
      </div>
      <div>
        <dt>Renewal</dt>
        <dd>
          {price === null ? '' : `${price} `}on {renewal}, then every {interval}, until you cancel
        </dd>
      </div>
      <div>
        <dt>Withdrawal</dt>
        <dd>Until {dayWords(withdrawalEnd(today))}: the plan ends at once and you get all your money back</dd>
      </div>
      <div>
        <dt>Cancelling</dt>
        <dd>Any day, in two clicks; the plan then runs to the end of the period you paid for</dd>
      </div>
    </dl>
  );
}
