import { useTier } from '@skora/shared/session';
import { ButtonLink, Container, EmptyState, Heading, Notice, PageHeader } from '@skora/shared/ui';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { LoadGate } from '../../../lib/documents/load-gate';
import { ShowcaseCard } from './showcase-card';
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

function WayIn() {
  return (
    <Notice
      title="You can read everything; registering is part of the Pro League Path"
      action={
        <ButtonLink component={Link} to={paths.pricing()} state={{ upgrade: true }} variant="secondary">
          See the plans
        </ButtonLink>
      }
    >
      It takes that plan, an age the event is for and, below 18, the agreement of a parent or guardian. A
      place buys you a well-run day of football, not attention from a club.
    </Notice>
  );
}

const PROMISES: readonly (readonly [term: string, meaning: string])[] = [
  ['Who has confirmed', 'Clubs that said in writing that they will attend, by name, or “none yet”.'],
  ['What it costs', 'Everything together. Nobody asks you for more on the day.'],
  ['Who looks after you', 'The safeguarding officer by name, with a phone number for the day.'],
  ['Your data', 'The organiser gets your first name and initial. Other players never see who is registered.'],
  ['When it is full', 'You can wait. Whoever waits longest gets the next free place, and it shows here.'],
];

function ListingPromise() {
  return (
    <section className={styles.section} aria-labelledby="listing-title">
      <Heading level={2} size="md" id="listing-title">
        What holds for every showcase
      </Heading>
      <dl className={styles.list}>
        {PROMISES.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
