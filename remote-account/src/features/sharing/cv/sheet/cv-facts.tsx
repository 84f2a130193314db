import type { CvView } from '@skora/domain';
import styles from './cv-hero.module.css';

const WEAK_FOOT_SCALE = 5;

/** The facts a recruiter looks for first. On the player's own page missing ones say so; others do not see them. */
export function CvFacts({ view }: { view: CvView }) {
  const { header, availability, languages } = view;
  const own = view.audience === 'me';
  const { foot, weakFoot, heightCm, nationalities, place, shirtNumber, contactEmail } = header;
  const otherFoot = weakFoot === null ? '' : `, other foot ${weakFoot} of ${WEAK_FOOT_SCALE}`;
  const facts: [label: string, value: string | null][] = [
    ['Preferred foot', foot ? `${foot}${otherFoot}` : ''],
    ['Height', heightCm === null ? '' : `${heightCm} cm`],
    ['Nationality', nationalities?.join(', ') ?? ''],
    ['Plays in', place ?? ''],
    ['Shirt number', shirtNumber === null ? '' : String(shirtNumber)],
    ['Languages', languages?.join(', ') ?? ''],
    ['Contact', contactEmail ?? ''],
  ];
  // A badge above shows the value, so only its absence is reported here.
  if (own && !availability?.state) facts.push(['Availability', '']);
  const shown = facts.filter(([, value]) => own || value);
  return (
    <dl className={styles.facts} aria-label="Facts">
      {shown.map(([label, value]) => (
        <div key={label} data-wide={value?.includes('@') || undefined}>
          <dt>{label}</dt>
          <dd className={value ? undefined : styles.missing}>{value || 'Not given'}</dd>
        </div>
      ))}
    </dl>
  );
}
