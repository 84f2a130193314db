import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useTier } from '@skora/shared/session';
import { Heading, Skeleton, Text, TextLink } from '@skora/shared/ui';
import { Meter } from '@skora/shared/ui/data';
import { useRequest } from '@skora/kit';
import { readUsage } from '../billing-api';
import { NotLoaded } from '../plan/not-loaded';
import styles from './usage.module.css';

interface UsedProps {
  label: string;
  used: number;
  limit: number;
}

function Used({ label, used, limit }: UsedProps) {
  const words = used > limit ? `${used} (your plan has room for ${limit})` : `${used} of ${limit}`;
  return <Meter label={label} value={used} max={limit} valueText={words} />;
}

/** How full the plan is, and what becomes of more than it has room for. @param props.revision asks again when it grows */
export function Usage({ revision }: { revision: number }) {
  // The usage changes once the payment service has confirmed the new tier.
  const { tier } = useTier();
  const { value, error, retry } = useRequest(`usage ${revision} ${tier}`, readUsage);
  const over = value !== null && Object.values(value).some(({ used, limit }) => used > limit);
  return (
    <section className={styles.usage} aria-labelledby="plan-usage">
      <Heading level={2} size="md" id="plan-usage">
        What you use
      </Heading>
      {error !== null ? (
        <NotLoaded title="We could not count what you use" retryLabel="Try again" onRetry={retry} />
      ) : null}
      {value === null && error === null ? <Skeleton lines={2} /> : null}
      {value === null ? null : (
        <div className={styles.meters}>
          <Used label="Clips" {...value.clips} />
          <Used label="Live links" {...value.shareLinks} />
        </div>
      )}
      <Text tone="muted">
        {over
          ? 'You have more than this plan has room for. Nothing is deleted. Of the links and clips you show, those above its number are asleep: only you see them until there is room.'
          : 'A smaller plan deletes nothing. Links and clips above its number fall asleep: only you see them until there is room.'}{' '}
        <TextLink component={Link} to={paths.clips()}>
          Your clips
        </TextLink>
        ,{' '}
        <TextLink component={Link} to={paths.sharing()}>
          your links
        </TextLink>
      </Text>
    </section>
  );
}
