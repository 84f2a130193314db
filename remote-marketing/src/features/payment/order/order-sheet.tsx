import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Card, Heading, IconList, TextLink } from '@skora/shared/ui';
import type { ReactNode } from 'react';
import { listFeatures } from '../../../lib/plans/plan-features';
import { findPlan } from '../../../lib/plans/plans';
import type { Order } from './order';
import { OrderFacts } from './order-facts';
import styles from './order-sheet.module.css';

interface OrderSheetProps {
  order: Order;
  /** Above the plan's name. */
  caption: string;
  price: string | null;
  tax: string | null;
  /** About the price, under the facts. */
  notes?: ReactNode;
  /** What one can do about it. */
  children: ReactNode;
}

/** An order on one sheet: what it costs and means, what to do, and beside it all that it unlocks. */
export function OrderSheet({ order, caption, price, tax, notes, children }: OrderSheetProps) {
  const { name, bestFor } = findPlan(order.plan);
  return (
    <div className={styles.sheet}>
      <Card component="section" padding="lg" aria-labelledby="chosen-plan" className={styles.order}>
        <div>
          <p className={styles.caption}>{caption}</p>
          <Heading level={2} id="chosen-plan">
            {name}, paid by the {order.interval}
          </Heading>
        </div>
        <OrderFacts order={order} price={price} tax={tax} />
        {notes}
        {children}
      </Card>
      <section className={styles.unlocked} aria-labelledby="unlocked">
        <Heading level={2} size="md" id="unlocked">
          What you get with {name}
        </Heading>
        <p className={styles.caption}>{bestFor}</p>
        <IconList items={listFeatures(order.plan)} size="small" />
        <p className={styles.caption}>
          No plan buys a trial, a contract or attention.{' '}
          <TextLink component={Link} to={`${paths.pricing()}#free`} state={{ upgrade: true }}>
            See what is free for everybody
          </TextLink>
          .
        </p>
      </section>
    </div>
  );
}
