import { useTier } from '@skora/shared/session';
import { ButtonLink, Container, EmptyState, Heading, Notice, PageHeader } from '@skora/shared/ui';
import { ENTITLEMENTS, paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { LoadGate } from '../../../lib/documents/load-gate';
import { ShowcaseCard } from './showcase-card';
import { useShowcases } from './use-showcases';
import { SHOWCASE_PLAN } from './showcase-plan';
import styles from './showcases.module.css';

export function Showcases() {
  const { status, tier } = useTier();
  const showcases = useShowcases();
  const entitled = status === 'ready' ? ENTITLEMENTS[tier].showcases : null;
  return (
    <Container className={styles.page}>
      <PageHeader
        eyebrow={SHOWCASE_PLAN}
        title="Showcase schedule"
        lead="Days when clubs can watch you play. We cannot promise that they will."
        size="lg"
      />
      {entitled === false ? <WayIn /> : null}
      <LoadGate loaded={showcases} what="the schedule">
        {(events) =>
          events.length === 0 ? (
            <EmptyState title="No showcases yet">
              When there is one, you will find it here with all the details below. You do not need to do
              anything until then.
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
      {showcases.status === 'loading' ? null : <ListingPromise />}
    </Container>
  );
}

function WayIn() {
  return (
    <Notice
      title={`You can read everything; to register you need the ${SHOWCASE_PLAN}`}
      action={
        <ButtonLink component={Link} to={paths.pricing()} state={{ upgrade: true }} variant="secondary">
          See the plans
        </ButtonLink>
      }
    >
      You also need the right age for the event. If you are under 18, we ask your parent or guardian by email.
      A place gives you a well-run day of football. It does not promise you attention from a club.
    </Notice>
  );
}

const PROMISES: readonly (readonly [term: string, meaning: string])[] = [
  ['Who has confirmed', 'The names of clubs that said in writing that they will come, or “none yet”.'],
  ['What it costs', 'Every showcase here is free. Nobody asks you for money on the day.'],
  ['Who looks after you', 'The safeguarding officer by name, with a phone number for the day.'],
  ['Your data', 'The organiser gets your first name and initial. Other players never see who is registered.'],
  [
    'When it is full',
    'You can join the waiting list. The player who has waited longest gets the next free place, and you see it here.',
  ],
];

function ListingPromise() {
  return (
    <section className={styles.section} aria-labelledby="listing-title">
      <Heading level={2} size="md" id="listing-title">
        What you can read about every showcase
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
