import { paths } from '@skora/shared/contract';
import { Link, useLocation } from '@skora/shared/router';
import { ButtonLink, Card, Heading, Icon, Text } from '@skora/shared/ui';
import type { Interval, PaidTier, Plan } from '../plans/plans';
import { Price } from '../plans/price';
import type { PricingState } from '../plans/use-pricing';
import styles from './plan-card.module.css';

interface PlanCardProps {
  plan: Plan & { tier: PaidTier };
  /** Name of the plan below, which this one contains. */
  includes: string;
  interval: Interval;
  pricing: PricingState;
}

/** One plan: for whom, what it costs, what it adds, and the way to it. */
export function PlanCard({ plan, includes, interval, pricing }: PlanCardProps) {
  // Keeps the `upgrade` flag, so that the way back leads through the gate again.
  const { state } = useLocation();
  return (
    <Card component="article" tone={plan.highlight ? 'accent' : 'solid'} corner className={styles.card}>
      <header className={styles.head}>
        <Heading level={3}>{plan.name}</Heading>
      </header>
      <Text size="small" tone="muted" className={styles.bestFor}>
        {plan.bestFor}
      </Text>
      <Price tier={plan.tier} interval={interval} pricing={pricing} />
      <ButtonLink
        component={Link}
        to={`${paths.paymentPortal()}?plan=${plan.tier}&interval=${interval}`}
        state={state}
        variant={plan.highlight ? 'primary' : 'secondary'}
        block
      >
        Choose {plan.name}
      </ButtonLink>
      <Text size="small">Everything in {includes}, and</Text>
      <ul className={styles.adds}>
        {plan.adds.map((text) => (
          <li key={text}>
            <Icon name="check" />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
