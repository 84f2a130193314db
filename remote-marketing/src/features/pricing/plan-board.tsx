import { Button, Cluster, Heading, Notice, Text } from '@skora/shared/ui';
import { useState } from 'react';
import { PAID_PLANS, PLANS, type Interval } from '../plans/plans';
import { priceConditions } from '../plans/price-conditions';
import { usePricing } from '../plans/use-pricing';
import { FreePlan } from './free-plan';
import { IntervalToggle } from './interval-toggle';
import { PlanCard } from './plan-card';
import styles from './plan-board.module.css';

/** All plans side by side. Without prices everything but the prices is there. */
export function PlanBoard() {
  const { state, retry } = usePricing();
  const [interval, setInterval] = useState<Interval>('month');
  return (
    <section className={styles.board} aria-labelledby="plans">
      <Cluster justify="between" gap={4}>
        <Heading level={2} id="plans">
          Five plans, one is free
        </Heading>
        <IntervalToggle value={interval} onChange={setInterval} />
      </Cluster>
      {state.status === 'failed' ? (
        <Notice
          tone="warning"
          title="Prices could not be loaded"
          live="polite"
          action={
            <Button size="sm" variant="secondary" onClick={retry}>
              Try again
            </Button>
          }
        >
          You can still read what each plan unlocks.
        </Notice>
      ) : null}
      <FreePlan />
      <div className={styles.plans}>
        {PAID_PLANS.map((plan, index) => (
          <PlanCard
            key={plan.tier}
            plan={plan}
            includes={PLANS[index]?.name ?? ''}
            interval={interval}
            pricing={state}
          />
        ))}
      </div>
      <Text size="small" tone="muted">
        {state.status === 'ready' ? priceConditions(state.pricing) : 'Prices depend on your country.'} Plans
        renew until you cancel. On leaving you keep your CV, your link and all your data; extras become
        read-only.
      </Text>
    </section>
  );
}
