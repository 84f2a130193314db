import styles from './ten-players.module.css';

/** Ten outfield players from the back to the front, in metres on a pitch of 105 × 68. */
const players = [
  [22, 10],
  [18, 25],
  [18, 43],
  [22, 58],
  [42, 34],
  [52, 18],
  [52, 50],
  [76, 10],
  [82, 34],
  [76, 58],
] as const;

/** Ten questions as the ten outfield players of a team: only together they are a shape. */
export function TenPlayers() {
  return (
    <svg className={styles.pitch} viewBox="-1 -1 107 70" aria-hidden="true">
      <path d="M0 0h105v68H0zM52.5 0v68M52.5 24.85a9.15 9.15 0 0 1 0 18.3a9.15 9.15 0 0 1 0-18.3M0 13.84h16.5v40.32H0M105 13.84H88.5v40.32H105" />
      <path
        className={styles.shape}
        d="M22 10 76 10 82 34 76 58 22 58 18 43 18 25zM22 10 52 18 76 10M22 58 52 50 76 58M18 25 42 34 18 43M42 34 52 18 82 34 52 50z"
      />
      {players.map(([x, y], index) => (
        <g key={y * 105 + x}>
          <circle cx={x} cy={y} r="3.6" />
          <text x={x} y={y + 1.5}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
