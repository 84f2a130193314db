import { paths } from '@skora/shared/contract';
import { formatDay, wholeDates } from '@skora/domain';
import { Link } from '@skora/shared/router';
import { Badge, Card, Cluster, Heading, Stack, Text, TextLink } from '@skora/shared/ui';
import { audienceLabel } from './audience-words';
import { EndLink } from './end-link';
import type { ShareLink } from './links-api';
import styles from './sharing.module.css';

interface AsleepLinksProps {
  links: readonly ShareLink[];
  /** Links the plan includes. */
  limit: number;
  onEnded: () => void;
}

/** Links the plan has no room for now: what that means, what wakes them, and how to end one. */
export function AsleepLinks({ links, limit, onEnded }: AsleepLinksProps) {
  if (links.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="asleep-links">
      <Stack gap={1}>
        <Heading level={2} size="md" id="asleep-links">
          Asleep
        </Heading>
        <Text size="small" tone="muted">
          {limit === 1
            ? 'Your plan includes 1 link, and your newest link uses it.'
            : `Your plan includes ${limit} links, and your newest links use them.`}{' '}
          {links.length === 1 ? 'This older one opens' : 'These older ones open'} nothing for now. Nothing is
          deleted. {links.length === 1 ? 'It wakes by itself' : 'They wake by themselves'} when a newer link
          ends or expires, or when your plan includes more.{' '}
          <TextLink component={Link} to={paths.manageSubscription()}>
            See your plan
          </TextLink>
        </Text>
      </Stack>
      <ul className={styles.links}>
        {links.map((link) => (
          <AsleepLink key={link.id} link={link} onEnded={onEnded} />
        ))}
      </ul>
    </section>
  );
}

function AsleepLink({ link, onEnded }: { link: ShareLink } & Pick<AsleepLinksProps, 'onEnded'>) {
  const { id, label, audience, expiresAt } = link;
  const who = audienceLabel(audience);
  return (
    <Card component="li" tone="outline" className={styles.card}>
      <Stack gap={1}>
        <Heading level={3} size="sm" className={styles.name}>
          {label}
        </Heading>
        <Cluster gap={2}>
          <Badge tone="warning">Asleep</Badge>
          {who === null ? null : <Badge>{who}</Badge>}
          <Text size="small" tone="muted">
            Can wake until {wholeDates(formatDay(new Date(expiresAt)))}
          </Text>
        </Cluster>
      </Stack>
      <div className={styles.buttons}>
        <EndLink id={id} onEnded={onEnded}>
          The link does not wake again.
        </EndLink>
      </div>
    </Card>
  );
}
