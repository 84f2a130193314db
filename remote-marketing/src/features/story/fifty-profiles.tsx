import styles from './fifty-profiles.module.css';

const COLUMNS = 10;
const WIDTH = 36;
const HEIGHT = 48;
const GAP = 12;

/** Top left of the profile that stands out. */
const found = { x: 6 * (WIDTH + GAP), y: 3 * (HEIGHT + GAP) };

/** Fifty profiles as a recruiter gets them, all alike; one of them says who confirmed it. */
export function FiftyProfiles() {
  return (
    <svg
      className={styles.profiles}
      viewBox={`0 0 ${COLUMNS * (WIDTH + GAP) - GAP} ${5 * (HEIGHT + GAP) - GAP}`}
      role="img"
      aria-label="Fifty profiles that look alike; one of them is confirmed"
    >
      <pattern id="profile" width={WIDTH + GAP} height={HEIGHT + GAP} patternUnits="userSpaceOnUse">
        <path d="M1 1h34v46H1z" />
        <circle cx="11" cy="12" r="4" />
        <path d="M8 25h20M8 32h14M8 39h18" />
      </pattern>
      <path className={styles.alike} d="M0 0h480v300H0z" />
      <g className={styles.found} transform={`translate(${found.x} ${found.y})`}>
        <path className={styles.sheet} d="M-3-3h42v54H-3z" />
        <circle cx="10" cy="11" r="5" />
        <path d="m19 12 4 4 8-9M6 26h24M6 33h17M6 40h21" />
      </g>
    </svg>
  );
}
