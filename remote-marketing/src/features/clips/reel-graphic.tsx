import styles from './reel-graphic.module.css';

/** A reel as a strip: the best five plays first, then variety, then the whole match. */
export function ReelGraphic() {
  return (
    <svg
      className={styles.reel}
      viewBox="9 6 622 122"
      role="img"
      aria-label="Order of a reel: name card, five best plays, further plays by skill, link to a full match; 60 to 90 seconds in all"
    >
      <path className={styles.track} d="M10 30h620v64H10z" />
      <g className={styles.best}>
        <path d="M66 36h56v52H66zM128 36h56v52h-56zM190 36h56v52h-56zM252 36h56v52h-56zM314 36h56v52h-56z" />
      </g>
      <g className={styles.more}>
        <path d="M376 36h40v52h-40zM422 36h40v52h-40zM468 36h40v52h-40zM514 36h40v52h-40z" />
      </g>
      <path className={styles.card} d="M16 36h44v52H16zM560 36h64v52h-64z" />
      <text x="16" y="20">
        0 s
      </text>
      <text x="554" y="20" textAnchor="end">
        90 s
      </text>
      <g className={styles.labels}>
        <text x="16" y="120">
          You
        </text>
        <text x="66" y="120">
          Best five plays
        </text>
        <text x="376" y="120">
          By skill
        </text>
        <text x="624" y="120" textAnchor="end">
          Full match
        </text>
      </g>
    </svg>
  );
}
