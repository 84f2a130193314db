import { Card, Heading, Text } from '@skora/shared/ui';
import { ageWords } from '../academies/academy/academy-words';
import { countryName } from '@skora/domain';
import { RegistrationPanel } from './registration-panel';
import type { Showcase } from './showcase-api';
import { dayWords, placeWords, priceWords, timeWords } from './showcase-words';
import styles from './showcases.module.css';

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
    ['Cost, all in', `${priceWords(showcase)}. ${priceCovers}.`],
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
