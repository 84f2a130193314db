import { Heading, Text } from '@skora/shared/ui';
import { useState } from 'react';
import { PAID_PLANS, type Interval } from '../../lib/plans/plans';
import { LONGEST_CONDITIONS, priceConditions } from '../../lib/plans/price-conditions';
import { usePricing } from '../../lib/plans/use-pricing';
import { CountrySwitch } from './country-switch';
import { FreePlan } from './free-plan';
import { IntervalToggle } from './interval-toggle';
import { PlanCard } from './plan-card';
import { OperatorName } from '../../lib/operator/operator-name';
import { PricesMissing } from '../../lib/plans/prices-missing';
import styles from './plan-board.module.css';

const TERMS =
  'Plans renew until you cancel. When you order, the country of your account decides the price; choosing another one here only changes what you see.';

/** All plans side by side. Without prices everything but the prices is there. */
export function PlanBoard() {
  const { state, switching, choose } = usePricing();
  const [interval, setInterval] = useState<Interval>('month');
  return (
    <section className={styles.board} aria-labelledby="plans">
      <div className={styles.head}>
        <Heading level={2} id="plans" className={styles.title}>
          Five plans, one of them free
        </Heading>
        <IntervalToggle value={interval} onChange={setInterval} />
        <CountrySwitch state={state} switching={switching} onChoose={choose} />
      </div>
      {state.status === 'failed' ? (
        <PricesMissing onRetry={state.retry}>You can still read what each plan unlocks.</PricesMissing>
      ) : null}
      <div className={styles.plans} aria-busy={switching || undefined}>
        {PAID_PLANS.map((plan, index) => (
          <PlanCard key={plan.tier} plan={plan} step={index + 1} interval={interval} pricing={state} />
        ))}
      </div>
      <FreePlan />
      <Text
        size="small"
        tone="muted"
        className={styles.conditions}
        data-room={`${TERMS} You buy from us. ${LONGEST_CONDITIONS}`}
      >
        <span>
          {TERMS} You buy from <OperatorName />.{' '}
          {state.status === 'ready' ? priceConditions(state.value) : 'Prices depend on your country.'}
        </span>
      </Text>
    </section>
  );
}
