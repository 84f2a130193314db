import { paths } from '@skora/shared/contract';
import { Link, useLocation } from '@skora/shared/router';
import { Button, Card, Heading, Icon, Notice, Stack, Text, TextLink } from '@skora/shared/ui';
import type { Interval, PaidTier, Plan } from '../plans/plans';
import { Price } from '../plans/price';
import { priceConditions } from '../plans/price-conditions';
import { usePricing } from '../plans/use-pricing';
import styles from './order-review.module.css';
import { unlockedBy } from './unlocked';

interface OrderReviewProps {
  plan: Plan & { tier: PaidTier };
  interval: Interval;
}

/** The chosen plan as it would be bought: price, renewal, way out, and everything it unlocks. */
export function OrderReview({ plan, interval }: OrderReviewProps) {
  const { state, retry } = usePricing();
  const location = useLocation();
  const other: Interval = interval === 'month' ? 'year' : 'month';
  return (
    <div className={styles.review}>
      <Card component="section" padding="lg" aria-labelledby="chosen-plan">
        <Stack gap={5}>
          <div>
            <Text size="small" tone="muted">
              Your choice
            </Text>
            <Heading level={2} id="chosen-plan">
              {plan.name}, paid by the {interval}
            </Heading>
          </div>
          <Price tier={plan.tier} interval={interval} pricing={state} />
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
            />
          ) : null}
          <dl className={styles.facts}>
            <div>
              <dt>Renewal</dt>
              <dd>Every {interval}, until you cancel</dd>
            </div>
            <div>
              <dt>Way out</dt>
              <dd>Cancel in two clicks; 14 days to withdraw with your money back</dd>
            </div>
            <div>
              <dt>Price basis</dt>
              <dd>
                {state.status === 'ready'
                  ? priceConditions(state.pricing)
                  : 'Shown once the prices are loaded'}
              </dd>
            </div>
          </dl>
          <Text size="small">
            <TextLink
              component={Link}
              to={`${paths.paymentPortal()}?plan=${plan.tier}&interval=${other}`}
              replace
              state={location.state}
            >
              Pay by the {other} instead
            </TextLink>{' '}
            or{' '}
            <TextLink component={Link} to={paths.pricing()} state={location.state}>
              choose another plan
            </TextLink>
          </Text>
        </Stack>
      </Card>
      <section className={styles.unlocked} aria-labelledby="unlocked">
        <Heading level={2} size="md" id="unlocked">
          What it unlocks
        </Heading>
        {unlockedBy(plan.tier).map(({ name, features }) => (
          <div key={name}>
            <Heading level={3} size="sm">
              {name === plan.name ? `New with ${name}` : `From ${name}`}
            </Heading>
            <ul className={styles.list}>
              {features.map((feature) => (
                <li key={feature}>
                  <Icon name="check" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  );
}
