import styles from './viewfinder.module.css';

/** The picture a good clip is: everything around the ball, the player marked, and how long it all lasts. */
export function Viewfinder() {
  return (
    <svg
      className={styles.finder}
      viewBox="0 0 480 300"
      role="img"
      aria-label="A camera's view of a pitch with one player marked, and below it a strip of ninety seconds"
    >
      <path className={styles.grass} d="M24 204 128 56h224l104 148z" />
      <path className={styles.chalk} d="M24 204 128 56h224l104 148zM240 56v148M70 138h340" />
      <ellipse className={styles.chalk} cx="240" cy="116" rx="62" ry="29" />
      <path className={styles.run} d="M150 166c42 6 78-4 112-34" />
      <path className={styles.pass} d="M282 112 356 84m-10-1 10 1-6 8" />
      <g className={styles.others}>
        <circle cx="176" cy="92" r="5" />
        <circle cx="330" cy="148" r="5" />
        <circle cx="368" cy="80" r="5" />
        <circle cx="226" cy="74" r="5" />
      </g>
      <ellipse className={styles.ring} cx="270" cy="124" rx="30" ry="15" />
      <circle className={styles.player} cx="270" cy="119" r="8" />
      <path className={styles.corners} d="M2 34V2h32M446 2h32v32M478 198v32h-32M34 230H2v-32" />
      <path className={styles.strip} d="M2 262h476v24H2z" />
      <path
        className={styles.best}
        d="M46 262h42v24H46zM92 262h42v24H92zM138 262h42v24h-42zM184 262h42v24h-42zM230 262h42v24h-42z"
      />
      <path
        className={styles.more}
        d="M276 262h34v24h-34zM314 262h34v24h-34zM352 262h34v24h-34zM390 262h34v24h-34z"
      />
    </svg>
  );
}
