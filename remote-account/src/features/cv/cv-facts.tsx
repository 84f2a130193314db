import { Text } from '@skora/shared/ui';
import { AVAILABILITIES, countryName, FEET, formatDay, type PlayerProfile } from '@skora/football';
import styles from './cv.module.css';

const STALE_DAYS = 120;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Foot, height, country and availability; what is missing says so. */
export function CvFacts({ profile }: { profile: PlayerProfile }) {
  const { preferredFoot, heightCm, country, availability, updatedAt } = profile;
  const facts: [label: string, value: string | null][] = [
    ['Preferred foot', preferredFoot && FEET[preferredFoot]],
    ['Height', heightCm === null ? null : `${heightCm} cm`],
    ['Plays in', country ? countryName(country) : null],
    ['Availability', availability && AVAILABILITIES[availability]],
  ];
  const age = updatedAt ? Math.floor((Date.now() - updatedAt.getTime()) / DAY_MS) : 0;
  return (
    <section aria-label="Facts" className={styles.facts}>
      <dl className={styles.factList}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value ? undefined : styles.missing}>{value ?? 'Not given'}</dd>
          </div>
        ))}
      </dl>
      <Text size="small" tone="muted">
        {updatedAt ? `Self-reported. Last updated ${formatDay(updatedAt)}.` : 'Nothing saved yet.'}
        {age > STALE_DAYS ? ' That is a while ago: have another look.' : ''}
      </Text>
    </section>
  );
}
