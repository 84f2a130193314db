import styles from './steps.module.css';

/** Four tests over a season: three inside the band of measurement error, the last one outside. */
export function DirectionGraphic({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 140" aria-hidden="true">
      <path className={styles.band} d="M20 50h200v34H20z" />
      <path d="M20 67h200" strokeDasharray="2 4" />
      <path d="M38 68 92 76 146 60" />
      <path className={styles.line} pathLength="1" d="M146 60 202 30" />
      <g className={styles.mark}>
        <circle cx="38" cy="68" r="4" />
        <circle cx="92" cy="76" r="4" />
        <circle cx="146" cy="60" r="4" />
      </g>
      <circle className={styles.ball} cx="202" cy="30" r="5" />
      <text x="26" y="46">
        measurement error
      </text>
      <text x="192" y="33" textAnchor="end">
        real change
      </text>
      <g textAnchor="middle">
        <text x="38" y="116">
          Sep
        </text>
        <text x="92" y="116">
          Jan
        </text>
        <text x="146" y="116">
          May
        </text>
        <text x="202" y="116">
          Sep
        </text>
      </g>
    </svg>
  );
}
