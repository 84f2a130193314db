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
    <div aria-hidden="true">
      <div className={styles.days} />
      <svg className={styles.months} width="100%" height="20" focusable="false">
        {months.map(({ name, day }) => (
          <svg key={name} x={`${(100 * day) / DAYS}%`} overflow="visible">
            <path d="M0.5 4V20" />
            <text x="5" y="18">
              {name}
            </text>
          </svg>
        ))}
      </svg>
    </div>
  );
}
