import { paths, TIERS } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useTier } from '@skora/shared/session';
import {
  Badge,
  ButtonLink,
  Card,
  Cluster,
  Container,
  Heading,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@skora/shared/ui';
import styles from './subscription.module.css';
import { TIER_MEANINGS } from './tier-names';

/** The present plan, what it means, and the way up. */
export function Subscription() {
  const { status, tier } = useTier();
  const { name, meaning } = TIER_MEANINGS[tier];
  const highest = tier === TIERS.at(-1);
  return (
    <Container className={styles.page}>
      <PageHeader eyebrow="Your plan" title="Manage subscription" size="lg" />
      {status === 'loading' ? (
        <Skeleton shape="block" />
      ) : (
        <Card tone="accent" corner padding="lg">
          <Stack gap={4}>
            <div>
              <Badge tone="accent">Present plan</Badge>
            </div>
            <Heading level={2} size="lg">
              {name}
            </Heading>
            <Text>{meaning}</Text>
            <Cluster>
              {tier === 'tier4' ? (
                <ButtonLink component={Link} to={paths.showcases()} variant="primary">
                  Showcase schedule
                </ButtonLink>
              ) : null}
              {highest ? null : (
                <ButtonLink component={Link} to={paths.pricing()} state={{ upgrade: true }} variant="primary">
                  {tier === 'tier0' ? 'See the plans' : 'See the plans above yours'}
                </ButtonLink>
              )}
            </Cluster>
          </Stack>
        </Card>
      )}
      <section className={styles.ladder} aria-labelledby="plans-title">
        <Heading level={2} size="md" id="plans-title">
          All plans
        </Heading>
        <ol className={styles.list}>
          {TIERS.map((one) => (
            <li key={one} aria-current={status === 'ready' && one === tier ? 'true' : undefined}>
              <strong>{TIER_MEANINGS[one].name}</strong>
              <span>{TIER_MEANINGS[one].meaning}</span>
            </li>
          ))}
        </ol>
        <Text tone="muted">
          Your plan never decides about your privacy or your data. Refunds are described in the{' '}
          <TextLink component={Link} to={paths.refundPolicy()}>
            refund policy
          </TextLink>
          ; for anything about a payment,{' '}
          <TextLink component={Link} to={paths.contactUs()}>
            write to us
          </TextLink>
          .
        </Text>
      </section>
    </Container>
  );
}
