import type { Group } from './reference-groups';
import styles from './group-curve.module.css';

interface GroupCurveProps {
  group: Group;
  /** Where to put the ball, in the unit of the group. */
  value: number;
  /** Shares of the value by which another day may differ. */
  error: { kind: number; strict: number };
}

const WIDTH = 480;
const GROUND = 176;
const HEIGHT = 140;
const FROM = 400;
const TO = 3840;

function toX(value: number): number {
  const x = ((value - FROM) / (TO - FROM)) * WIDTH;
  return Math.round(Math.min(WIDTH, Math.max(0, x)) * 10) / 10;
}

function toY(value: number, { mean, spread }: Group): number {
  const z = (value - mean) / spread;
  return Math.round((GROUND - HEIGHT * Math.exp((-z * z) / 2)) * 10) / 10;
}

function drawCurve(group: Group): string {
  const points = Array.from({ length: 61 }, (_, index) => FROM + ((TO - FROM) * index) / 60);
  return points.map((value) => `${toX(value)} ${toY(value, group)}`).join('L');
}

/** A group as a hill, the player as a ball on it, and how far another day could have carried the ball. */
export function GroupCurve({ group, value, error }: GroupCurveProps) {
  const band = (share: number) => {
    const left = toX(value * (1 - share));
    return { x: left, width: toX(value * (1 + share)) - left };
  };
  const curve = drawCurve(group);
  return (
    <svg className={styles.curve} viewBox="0 0 480 210" aria-hidden="true">
      <rect className={styles.strict} {...band(error.strict)} y="20" height={GROUND - 20} />
      <rect className={styles.kind} {...band(error.kind)} y="20" height={GROUND - 20} />
      <path className={styles.hill} d={`M0 ${GROUND}L${curve}L${WIDTH} ${GROUND}Z`} />
      <path className={styles.line} d={`M${curve}`} />
      <path className={styles.ground} d={`M0 ${GROUND}h${WIDTH}`} />
      <path className={styles.average} d={`M${toX(group.mean)} ${GROUND}V${GROUND - HEIGHT}`} />
      <text x={toX(group.mean)} y="24" textAnchor="middle">
        average
      </text>
      {[1000, 2000, 3000].map((metres) => (
        <g key={metres}>
          <path className={styles.ground} d={`M${toX(metres)} ${GROUND}v6`} />
          <text x={toX(metres)} y="198" textAnchor="middle">
            {metres.toLocaleString('en-GB')} m
          </text>
        </g>
      ))}
      <circle className={styles.ball} cx={toX(value)} cy={toY(value, group)} r="8" />
    </svg>
  );
}
