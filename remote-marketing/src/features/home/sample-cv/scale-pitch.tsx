import styles from './scale-pitch.module.css';

/**
 * Half a pitch to scale, one unit a metre, with the sample player's place and two of the tests: the sprint takes its
 * 1.86 s to be drawn, the shuttle is the 20 m that the Yo-Yo test repeats.
 */
export function ScalePitch() {
  return (
    <svg
      className={styles.pitch}
      viewBox="-4 -13 57 26"
      role="img"
      aria-label="Central midfield, on a pitch to scale with the 10 m sprint and the 20 m of the Yo-Yo test"
    >
      <path d="M0-13v26M0-9.15a9.15 9.15 0 0 1 0 18.3a9.15 9.15 0 0 1 0-18.3M36-13v26M36-7.3a9.15 9.15 0 0 0 0 14.6M52.5-13v26M52.5-9.16H47V9.16h5.5M52.5-3.66h2v7.32h-2" />
      <circle className={styles.zone} cx="9" r="9" />
      <path className={styles.ticks} d="M13-7.5v3M23-7.5v3" />
      <path className={styles.sprint} d="M13-6h10" />
      <path className={styles.shuttle} d="M13 4.5v3M33 4.5v3M13 6h20" />
      <g className={styles.words}>
        <text x="13" y="-9">
          10 m in 1.86 s
        </text>
        <text x="13" y="10.4">
          20 m, 98 times
        </text>
      </g>
      <circle className={styles.runner} cx="23" cy="-6" r="1" />
      <circle className={styles.player} cx="9" r="2.6" />
      <text className={styles.shirt} x="9" y="1.25">
        8
      </text>
    </svg>
  );
}
