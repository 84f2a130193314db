import { TOP_LEVEL } from './levels';
import styles from './radar.module.css';

interface Axis {
  label: string;
  /** 1…5, null while unanswered. */
  value: number | null;
}

const CENTRE = { x: 230, y: 190 };
const RADIUS = 132;

function pointAt(index: number, count: number, share: number): { x: number; y: number } {
  const angle = (index / count) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(CENTRE.x + Math.sin(angle) * RADIUS * share),
    y: round(CENTRE.y - Math.cos(angle) * RADIUS * share),
  };
}

function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x - CENTRE.x) < 20) return 'middle';
  return x > CENTRE.x ? 'start' : 'end';
}

function ring(count: number, share: number): string {
  return Array.from({ length: count }, (_, index) => pointAt(index, count, share))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L');
}

/** The answers as a shape. The table beside it says the same in words, so the drawing is hidden from readers. */
export function Radar({ axes }: { axes: readonly Axis[] }) {
  const points = axes.map(({ value }, index) => pointAt(index, axes.length, (value ?? 0) / TOP_LEVEL));
  const complete = axes.every(({ value }) => value !== null);
  return (
    <svg className={styles.radar} viewBox="-40 16 540 350" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((level) => (
        <path
          key={level}
          className={level === TOP_LEVEL ? styles.rim : styles.ring}
          d={`M${ring(axes.length, level / TOP_LEVEL)}Z`}
        />
      ))}
      {axes.map(({ label, value }, index) => {
        const end = pointAt(index, axes.length, 1);
        const text = pointAt(index, axes.length, 1.16);
        const anchor = anchorAt(text.x);
        // At the sides there is more room below one another than beside the shape.
        const lines = anchor === 'middle' ? [label] : label.split(' ');
        return (
          <g key={label}>
            <path className={styles.ring} d={`M${CENTRE.x} ${CENTRE.y}L${end.x} ${end.y}`} />
            <text className={value === null ? undefined : styles.answered} y={text.y + 5} textAnchor={anchor}>
              {lines.map((line, at) => (
                <tspan key={line} x={text.x} dy={at === 0 ? `${-(lines.length - 1) / 2}em` : '1em'}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
      {complete ? (
        <path className={styles.shape} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} />
      ) : null}
      {points.map(({ x, y }, index) =>
        axes[index]?.value === null ? null : (
          <circle key={axes[index]?.label} className={styles.point} cx={x} cy={y} r="5" />
        ),
      )}
    </svg>
  );
}
