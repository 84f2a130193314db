import { useTier } from '@skora/shared/session';
import { Container, EmptyState, PageHeader } from '@skora/shared/ui';
import { LoadGate } from '../../../lib/documents/load-gate';
import { ListingPromise } from './listing-promise';
import { ShowcaseCard } from './showcase-card';
import { WayIn } from './way-in';
import { useShowcases } from './use-showcases';
import styles from './showcases.module.css';

export function Showcases() {
  const { status, tier } = useTier();
  const showcases = useShowcases();
  const entitled = status === 'ready' ? tier === 'tier4' : null;
  return (
    <Container className={styles.page}>
      <PageHeader
        eyebrow="Pro League Path"
        title="Showcase schedule"
        lead="Days on which clubs can watch you play. Never a promise that somebody will."
        size="lg"
      />
      {entitled === false ? <WayIn /> : null}
      <LoadGate loaded={showcases} what="the schedule">
        {(events) =>
          events.length === 0 ? (
            <EmptyState title="No showcase is published">
              When one is, it stands here with everything below. You do not need to do anything until then.
            </EmptyState>
          ) : (
            <ul className={styles.events}>
              {events.map((event) => (
                <ShowcaseCard key={event.id} showcase={event} entitled={entitled === true} />
              ))}
            </ul>
          )
        }
      </LoadGate>
      <ListingPromise />
    </Container>
  );
}
