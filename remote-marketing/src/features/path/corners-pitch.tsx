import styles from './corners-pitch.module.css';

/** The four corners of a player, where a pitch has its corners. */
export function CornersPitch() {
  return (
    <svg
      className={styles.pitch}
      viewBox="18 18 444 274"
      role="img"
      aria-label="Four corners: technical and tactical, physical, psychological, social"
    >
      <path d="M20 20h440v270H20zM240 20v270M240 117a38 38 0 0 1 0 76 38 38 0 0 1 0-76M20 88h66v134H20M460 88h-66v134h66" />
      <g className={styles.arcs}>
        <path d="M20 74a54 54 0 0 0 54-54" />
        <path d="M406 20a54 54 0 0 0 54 54" />
        <path d="M20 236a54 54 0 0 1 54 54" />
        <path d="M406 290a54 54 0 0 1 54-54" />
      </g>
      <circle className={styles.player} cx="240" cy="155" r="9" />
      <g className={styles.rays}>
        <path d="M229 148 76 52M251 148 404 52M229 162 76 258M251 162 404 258" />
      </g>
      <text x="88" y="44">
        Technical, tactical
      </text>
      <text x="392" y="44" textAnchor="end">
        Physical
      </text>
      <text x="88" y="276">
        Psychological
      </text>
      <text x="392" y="276" textAnchor="end">
        Social
      </text>
    </svg>
  );
}
