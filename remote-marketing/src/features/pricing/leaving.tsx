import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Heading, Text, TextLink } from '@skora/shared/ui';
import styles from './leaving.module.css';

/** How one gets out, before one gets in. */
export function Leaving() {
  return (
    <section className={styles.leaving}>
      <div className={styles.words}>
        <Heading level={2}>How to cancel</Heading>
        <Text tone="muted">
          Leaving has to be as easy as joining. These rules apply from the first paid day.
        </Text>
      </div>
      <ol className={styles.steps}>
        <li>
          Open{' '}
          <TextLink component={Link} to={paths.manageSubscription()}>
            Manage Subscription
          </TextLink>
          .
        </li>
        <li>Choose “Cancel plan” and confirm. Two clicks, no call, no reason needed.</li>
        <li>
          Your plan runs to the end of the period you paid for. In the first 14 days you can withdraw instead
          and get your money back: see the{' '}
          <TextLink component={Link} to={paths.refundPolicy()}>
            refund policy
          </TextLink>
          .
        </li>
      </ol>
    </section>
  );
}
