import styles from './steps.module.css';

/** A 30 m sprint between timing gates: where a number comes from. */
export function DataGraphic({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 140" aria-hidden="true">
      <path d="M20 56h200M20 100h200M32 100v-9M87 100v-9M142 100v-9M197 100v-9" />
      <path d="M32 48v52M87 48v52M142 48v52M197 48v52" strokeDasharray="2 4" />
      <path className={styles.line} pathLength="1" d="M32 78c14 0 20-1 28-1h146" />
      <circle className={styles.ball} cx="208" cy="77" r="5" />
      <g className={styles.mark}>
        <circle cx="32" cy="48" r="3" />
        <circle cx="87" cy="48" r="3" />
        <circle cx="142" cy="48" r="3" />
        <circle cx="197" cy="48" r="3" />
      </g>
      <g textAnchor="middle">
        <text x="32" y="116">
          0 m
        </text>
        <text x="87" y="116">
          10 m
        </text>
        <text x="142" y="116">
          20 m
        </text>
        <text x="197" y="116">
          30 m
        </text>
        <text x="87" y="38">
          1.86 s
        </text>
        <text x="142" y="38">
          3.11 s
        </text>
        <text x="197" y="38">
          4.32 s
        </text>
      </g>
    </svg>
  );
}
