import styles from './ageing.module.css';

/** Days from the test to the moment its value counts as old. */
const DAYS = 120;

const months = [
  { name: 'Nov', day: 20 },
  { name: 'Dec', day: 50 },
  { name: 'Jan', day: 81 },
  { name: 'Feb', day: 112 },
];

/** The same number over its 120 days, to scale: three until somebody confirms it, then it slowly grows old. */
export function Ageing() {
  return (
    <div className={styles.ageing} aria-hidden="true">
      <div className={styles.days} />
      {months.map(({ name, day }) => (
        <span key={name} style={{ insetInlineStart: `${(100 * day) / DAYS}%` }}>
          {name}
        </span>
      ))}
    </div>
  );
}
