import { Heading } from '@skora/shared/ui';
import styles from './showcases.module.css';

const PROMISES: readonly (readonly [term: string, meaning: string])[] = [
  ['Who has confirmed', 'Clubs that said in writing that they will attend, by name, or “none yet”.'],
  ['What it costs', 'Everything together. Nobody asks you for more on the day.'],
  ['Who looks after you', 'The safeguarding officer by name, with a phone number for the day.'],
  ['Your data', 'The organiser gets your first name and initial. Other players never see who is registered.'],
  ['When it is full', 'You can wait. Whoever waits longest gets the next free place, and it shows here.'],
];

export function ListingPromise() {
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
