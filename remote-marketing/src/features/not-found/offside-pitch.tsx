import styles from './offside-pitch.module.css';

/** A player one step behind the last defender: offside, like the address. */
export function OffsidePitch() {
  return (
    <svg className={styles.pitch} viewBox="0 0 320 220" aria-hidden="true">
      <path d="M8 8h304v204M8 8v204M74 8v82h172V8M118 8v32h84V8M134 90a32 32 0 0 0 52 0" />
      <path className={styles.line} d="M8 132h304" />
      <g className={styles.defender}>
        <circle cx="72" cy="132" r="7" />
        <circle cx="146" cy="132" r="7" />
        <circle cx="236" cy="132" r="7" />
      </g>
      <path className={styles.pass} d="M120 200c20-30 44-62 66-84" />
      <circle className={styles.attacker} cx="192" cy="108" r="8" />
      <circle className={styles.ball} cx="120" cy="200" r="5" />
      <text x="306" y="126" textAnchor="end">
        offside
      </text>
    </svg>
  );
}
