import styles from './corner-minutes.module.css';
import { CORNERS, type Phase } from './program/phases';

const WIDTH = 76;
const HEIGHT = 48;
const SCALE = 2.4;

/** In the order of {@link CORNERS}: top left, top right, bottom left, bottom right. */
const corners = [
  { x: 0, y: 0, right: 1, down: 1 },
  { x: WIDTH, y: 0, right: -1, down: 1 },
  { x: 0, y: HEIGHT, right: 1, down: -1 },
  { x: WIDTH, y: HEIGHT, right: -1, down: -1 },
] as const;

/** A small pitch whose corners are as large as the minutes that a phase gives them. */
export function CornerMinutes({ steps }: Pick<Phase, 'steps'>) {
  const arcs = corners.map(({ x, y, right, down }, index) => {
    const corner = CORNERS[index];
    const radius = corner ? Math.round(SCALE * Math.sqrt(steps[corner].minutes)) : 0;
    return `M${x} ${y}h${right * radius}A${radius} ${radius} 0 0 ${right * down > 0 ? 1 : 0} ${x} ${y + down * radius}z`;
  });
  return (
    <svg className={styles.pitch} viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`} aria-hidden="true">
      <path className={styles.arcs} d={arcs.join('')} />
      <path d={`M0 0h${WIDTH}v${HEIGHT}H0zM${WIDTH / 2} 0v${HEIGHT}`} />
    </svg>
  );
}
