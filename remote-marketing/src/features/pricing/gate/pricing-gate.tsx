import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { askRecordAgain } from '@skora/shared/session';
import { ErrorState, Spinner, Text, TextLink } from '@skora/shared/ui';
import type { ReactNode } from 'react';
import styles from './pricing-gate.module.css';
import { usePricingGate } from './use-pricing-gate';

/**
 * The plans behind their gate. The server's HTML holds loader and plans, and the style sheet shows the loader to a
 * browser that was signed in, so that nobody with a plan sees the others flash by.
 */
export function PricingGate({ children }: { children: ReactNode }) {
  const state = usePricingGate();
  if (state === 'unknown') {
    return (
      <div data-gate={state}>
        <ErrorState title="We cannot check your plan right now" onRetry={askRecordAgain}>
          Nothing has changed about your plan. Check your connection and try again, or look at{' '}
          <TextLink component={Link} to={paths.manageSubscription()}>
            Manage Subscription
          </TextLink>
          .
        </ErrorState>
      </div>
    );
  }
  return (
    <div data-gate={state}>
      {state === 'open' ? null : (
        <div className={state === 'as-sent' ? styles.hintedLoader : styles.loader}>
          <Spinner size="lg" label="Checking your plan" />
          <Text size="small" tone="muted" className={styles.late}>
            This takes longer than usual. You can see your plan on{' '}
            <TextLink component={Link} to={paths.manageSubscription()}>
              Manage Subscription
            </TextLink>
            .
          </Text>
        </div>
      )}
      {state === 'open' || state === 'as-sent' ? (
        <div key="plans" className={state === 'as-sent' ? styles.unhintedPlans : undefined}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
