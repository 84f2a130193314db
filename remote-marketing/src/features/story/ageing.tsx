import styles from './ageing.module.css';

/** Days without a change until a CV says that it is out of date. */
const DAYS = 120;

const months = [
  { name: 'Nov', day: 20 },
  { name: 'Dec', day: 50 },
  { name: 'Jan', day: 81 },
  { name: 'Feb', day: 112 },
];

/** A number on a CV over 120 days in which nothing changes, to scale: three until somebody confirms it, then it slowly grows old. */
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
