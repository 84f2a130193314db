import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Heading, IconList, Text, TextLink } from '@skora/shared/ui';
import styles from './leaving.module.css';

const KEPT = [
  'Your CV and everything in it',
  'All that the free plan has',
  'All your weekly stats and results, and their export',
  'What your coaches have confirmed',
  'Your privacy settings, exactly as you left them',
];

/** How one gets out, before one gets in, and what one takes along. */
export function Leaving() {
  return (
    <section className={styles.leaving} aria-labelledby="leaving">
      <div className={styles.words}>
        <Heading level={2} id="leaving">
          How to cancel
        </Heading>
        <Text tone="muted">
          Cancelling is as easy as buying. These rules apply from the first day you pay for.
        </Text>
        <div className={styles.kept}>
          <Heading level={3} size="sm">
            What you keep when you cancel
          </Heading>
          <IconList items={KEPT} size="small" />
          <Text size="small" tone="muted">
            We delete nothing. What does not fit into the free plan stays saved, and stays in your export.
          </Text>
        </div>
      </div>
      <ol className={styles.steps}>
        <li>
          Open{' '}
          <TextLink component={Link} to={paths.manageSubscription()}>
            Manage Subscription
          </TextLink>
          .
        </li>
        <li>Choose “Cancel plan” and confirm. Two clicks, no phone call, no reason needed.</li>
        <li>
          Your plan runs to the end of the period you paid for. Until then you can take the cancellation back
          with one click.
        </li>
        <li>
          In the first 14 days after you buy a plan you can withdraw instead: the plan ends at once and you
          get all your money back. Read more in the{' '}
          <TextLink component={Link} to={paths.refundPolicy()}>
            refund policy
          </TextLink>
          .
        </li>
      </ol>
    </section>
  );
}
