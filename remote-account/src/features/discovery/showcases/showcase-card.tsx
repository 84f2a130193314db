import { Card, Heading, Text } from '@skora/shared/ui';
import { countryName } from '@skora/domain';
import { ageWords } from '../academies/academy/academy-words';
import { RegistrationPanel } from './registration-panel';
import type { Showcase } from './showcase-api';
import styles from './showcases.module.css';

/** Day of an event where it takes place. @example 'Saturday, 9 March 2030' */
function dayWords({ startsAt, timeZone }: Showcase): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }).format(startsAt);
}

/** From when to when, on the clock of the place. @example '10:00–14:30 (Lisbon time)' */
function timeWords({ startsAt, endsAt, timeZone, city }: Showcase): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  return `${clock.format(startsAt)}–${clock.format(endsAt)} (${city} time)`;
}

function placeWords({ capacity, taken, waiting }: Showcase): string {
  const places = `${taken} of ${capacity} places taken`;
  return waiting > 0 ? `${places}, ${waiting} waiting` : places;
}

interface ShowcaseCardProps {
  showcase: Showcase;
  entitled: boolean;
}

export function ShowcaseCard({ showcase, entitled }: ShowcaseCardProps) {
  const { title, about, venue, address, city, country, ages, attending, priceCovers, refund } = showcase;
  const { safeguarding } = showcase;
  const facts: readonly (readonly [string, string])[] = [
    ['Where', `${venue}, ${address}, ${city}, ${countryName(country)}`],
    ['For', `${ageWords(ages)} on the day`],
    ['Places', placeWords(showcase)],
    ['Confirmed to attend', attending.map(({ club, name }) => `${club}, ${name}`).join('; ') || 'None yet'],
    ['Cost, all in', `Free. ${priceCovers}.`],
    ['Refund', refund],
    ['Safeguarding officer', `${safeguarding.name}, ${safeguarding.phone}`],
  ];
  return (
    <Card component="li" corner className={styles.card}>
      <div className={styles.head}>
        <Text size="small" className={styles.day}>
          {dayWords(showcase)} · {timeWords(showcase)}
        </Text>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text tone="muted">{about}</Text>
      </div>
      <dl className={styles.list}>
        {facts.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <RegistrationPanel showcase={showcase} entitled={entitled} />
    </Card>
  );
}
