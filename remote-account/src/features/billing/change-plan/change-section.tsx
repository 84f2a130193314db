import { useState } from 'react';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Badge, Button, Heading, Text, TextLink, VisuallyHidden } from '@skora/shared/ui';
import { RadioGroup } from '@skora/shared/ui/forms';
import { PAID_TIERS, PLAN_NAMES } from '@skora/domain';
import type { Choice, PaidSubscription } from '../billing-api';
import styles from './change-section.module.css';

interface ChangeSectionProps {
  subscription: PaidSubscription;
  onChoose: (choice: Choice) => void;
}

const INTERVALS = [
  { value: 'month', label: 'Pay monthly' },
  { value: 'year', label: 'Pay yearly' },
] as const;

/**
 * Whether a player can make a change. Of a parent's money only what costs less: a lower plan, and never a year at once
 * instead of a month. The backend decides by the prices.
 */
function isOffered({ payer, plan, interval }: PaidSubscription, to: Choice): boolean {
  if (payer === 'self') return true;
  const lower = plan !== null && PAID_TIERS.indexOf(to.plan) < PAID_TIERS.indexOf(plan);
  return lower && (to.interval === interval || to.interval === 'month');
}

export function ChangeSection({ subscription, onChoose }: ChangeSectionProps) {
  const { plan: present, interval: paid, status, payer } = subscription;
  const [interval, setInterval] = useState<Choice['interval']>(paid ?? 'month');
  if (status === 'ending') return null;
  const isPresent = (plan: Choice['plan']) => plan === present && interval === paid;
  const shown = PAID_TIERS.filter((plan) => isPresent(plan) || isOffered(subscription, { plan, interval }));
  return (
    <section className={styles.change} aria-labelledby="change-plan">
      <div className={styles.words}>
        <Heading level={2} size="md" id="change-plan">
          Change plan
        </Heading>
        <Text tone="muted">
          {payer === 'parent'
            ? 'Your parent or guardian decides about everything that costs more. You can choose a lower plan yourself. It starts when the time that is paid for ends.'
            : 'A higher plan starts straight away and you pay the difference. A lower plan starts when the time you have paid for ends. You always see the exact amount first.'}{' '}
          <TextLink component={Link} to={paths.pricing()} state={{ upgrade: true }}>
            Compare the plans
          </TextLink>
        </Text>
        {payer === 'self' && status === 'past-due' ? (
          <Text tone="muted">
            Your last payment is still missing. A higher plan can start once you have paid the open invoice
            below, or changed your card.
          </Text>
        ) : null}
      </div>
      {payer === 'parent' && paid === 'month' ? null : (
        <RadioGroup
          legend="How often you pay"
          name="change-interval"
          layout="tiles"
          mark="none"
          options={INTERVALS}
          value={interval}
          onValueChange={setInterval}
        />
      )}
      <ul className={styles.list}>
        {shown.map((plan) => (
          <li key={plan}>
            <strong>{PLAN_NAMES[plan]}</strong>
            {isPresent(plan) ? (
              <Badge>Your plan</Badge>
            ) : (
              <Button size="sm" variant="secondary" onClick={() => onChoose({ plan, interval })}>
                Change to {PLAN_NAMES[plan]}
                <VisuallyHidden> paid by the {interval}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
