import { Badge, classNames, Icon } from '@skora/shared/ui';
import { ScalePitch } from './scale-pitch';
import styles from './sample-cv.module.css';

interface SampleValue {
  label: string;
  value: string;
  unit: string;
  /** Method and date. */
  how: string;
  confirmed: boolean;
}

/** Invented values of plausible size. */
const sampleValues: readonly SampleValue[] = [
  { label: '10 m sprint', value: '1.86', unit: 's', how: 'Timing gates, 12 Oct 2026', confirmed: true },
  { label: 'Jump, hands on hips', value: '36.4', unit: 'cm', how: 'Jump mat, 12 Oct 2026', confirmed: true },
  { label: 'Yo-Yo IR1', value: '1,960', unit: 'm', how: 'Grass, 2 Sep 2026', confirmed: false },
  {
    label: 'This season',
    value: '1,087',
    unit: 'min',
    how: '14 matches, 3 goals, 4 assists',
    confirmed: true,
  },
];

/** The CV of a player who does not exist: every value with its provenance, as a real one would show it. */
export function SampleCv({ className }: { className?: string }) {
  return (
    <article className={classNames(styles.cv, className)} aria-labelledby="sample-cv-name">
      <ScalePitch />
      <header className={styles.head}>
        <p id="sample-cv-name" className={styles.name}>
          Robin Sample
        </p>
        <Badge tone="accent">Fictional player</Badge>
        <p className={styles.facts}>Central midfielder · 19 · right foot · 178 cm</p>
      </header>
      <dl className={styles.values}>
        {sampleValues.map(({ label, value, unit, how, confirmed }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              {value} <small>{unit}</small>
            </dd>
            <dd className={styles.how}>
              {how}
              <span className={confirmed ? styles.confirmed : styles.self}>
                <Icon name={confirmed ? 'success' : 'user'} />
                {confirmed ? 'Coach confirmed' : 'Self-reported'}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>No percentile: fewer than 50 players to compare with.</p>
    </article>
  );
}
