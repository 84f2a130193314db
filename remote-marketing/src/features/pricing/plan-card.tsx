import type { Loaded } from '@skora/kit';
import type { Pricing } from '@skora/shared/api';
import { paths } from '@skora/shared/contract';
import { Link, useLocation } from '@skora/shared/router';
import { useTier } from '@skora/shared/session';
import { ButtonLink, classNames, Heading, Icon, Text } from '@skora/shared/ui';
import { addedFeatures, nameBelow } from '../../lib/plans/plan-features';
import type { Interval, PaidTier, Plan } from '../../lib/plans/plans';
import { Price } from '../../lib/plans/price';
import styles from './plan-card.module.css';

interface PlanCardProps {
  plan: Plan<PaidTier>;
  /** Its place on the ladder, from 1. */
  step: number;
  interval: Interval;
  pricing: Loaded<Pricing>;
}

/** One plan: for whom, what it costs, what it adds, and the way to it. */
export function PlanCard({ plan, step, interval, pricing }: PlanCardProps) {
  // Keeps the `upgrade` flag, so that the way back leads through the gate again.
  const { state } = useLocation();
  const { tier } = useTier();
  return (
    <article className={classNames(styles.card, plan.highlight && styles.highlight)}>
      <header className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {step}
        </span>
        <Heading level={3} size="md">
          {plan.name}
        </Heading>
        <Text size="small" tone="muted" className={styles.bestFor}>
          {tier === plan.tier ? 'Your plan now.' : plan.bestFor}
        </Text>
      </header>
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
      <div className={styles.adds}>
        <p className={styles.includes}>Everything in {nameBelow(plan.tier)}, plus</p>
        <ul className={styles.list}>
          {addedFeatures(plan.tier).map((text) => (
            <li key={text}>
              <Icon name="plus" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.leave}>Cancel in two clicks.{tier === 'tier0' ? ' 14 days to withdraw.' : null}</p>
    </article>
  );
}
