import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useTier } from '@skora/shared/session';
import { ButtonLink, Container, EmptyState, Heading, Notice, PageHeader, Skeleton } from '@skora/shared/ui';
import styles from './showcases.module.css';

const LISTING: readonly (readonly [term: string, meaning: string])[] = [
  ['When and where', 'Date, kick-off and the address of the pitch.'],
  ['Who can play', 'Age groups and the number of places.'],
  ['Who has confirmed', 'Clubs that said in writing that they will attend, or “none yet”.'],
  ['What it costs', 'Everything together, and how you get it back when it is cancelled.'],
  ['Who looks after you', 'The safeguarding officer by name, with a phone number for the day.'],
];

/** Showcase events: the schedule for Pro League players, the way there for everybody else. */
export function Showcases() {
  const { status, tier } = useTier();
  return (
    <Container className={styles.page}>
      <PageHeader
        eyebrow="Pro League Path"
        title="Showcase schedule"
        lead="Days on which clubs can watch you play. Never a promise that somebody will."
        size="lg"
      />
      {status === 'loading' ? (
        <Skeleton shape="block" />
      ) : tier === 'tier4' ? (
        <EmptyState title="No showcase is published">
          When one is, it stands here with everything below. You do not need to do anything until then.
        </EmptyState>
      ) : (
        <Notice
          title="The schedule is part of the Pro League Path"
          action={
            <ButtonLink component={Link} to={paths.pricing()} state={{ upgrade: true }} variant="primary">
              See the plans
            </ButtonLink>
          }
        >
          No showcase is published at the moment, so there is no reason to hurry.
        </Notice>
      )}
      <section className={styles.section} aria-labelledby="listing-title">
        <Heading level={2} size="md" id="listing-title">
          What every listing says
        </Heading>
        <dl className={styles.list}>
          {LISTING.map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Container>
  );
}
