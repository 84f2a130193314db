import { formatNumber, type ProgressPoint } from '@skora/domain';
import { area, line } from 'd3-shape';
import { extent } from 'd3-array';
import { ChartFrame } from './chart-frame';
import styles from './charts.module.css';
import { LegendSign } from './legend-sign';
import { linearScale } from './linear-scale';
import { useChartPoint } from './use-chart-point';
import { usePlotWidth } from './use-plot-width';
import { ValueGrid } from './value-grid';

interface ProgressChartProps {
  title: string;
  unit: string;
  /** Oldest first, all measured in one way. */
  points: readonly ProgressPoint[];
  /** Whether a lower value is the better one: then the axis says so. */
  lowerIsBetter: boolean;
}

const BOX = { height: 260, left: 52, right: 20, top: 16, bottom: 30 } as const;

const describe = ({ label, value, error, note }: ProgressPoint, unit: string) =>
  `${label}: ${formatNumber(value)} ${unit}${error === null ? '' : ` ± ${error}`}${note ? `. ${note}` : ''}`;

export function ProgressChart({ title, unit, points, lowerIsBetter }: ProgressChartProps) {
  const [plot, width] = usePlotWidth();
  const point = useChartPoint(points.map((one) => describe(one, unit)));
  const [low = 0, high = 1] = extent(
    points.flatMap(({ value, error }) => [value - (error ?? 0), value + (error ?? 0)]),
  );
  const air = (high - low) * 0.12 || high * 0.05 || 1;
  const y = linearScale([low - air, high + air], [BOX.height - BOX.bottom, BOX.top]);
  const [first = 0, last = 0] = extent(points, ({ at }) => at.getTime());
  const x = linearScale([first, last], [BOX.left + 12, width - BOX.right]);
  const placed = (one: ProgressPoint) => x(one.at.getTime());
  const path = line<ProgressPoint>()
    .x(placed)
    .y((one) => y(one.value));
  const band = area<ProgressPoint>()
    .defined(({ error }) => error !== null)
    .x(placed)
    .y0((one) => y(one.value - (one.error ?? 0)))
    .y1((one) => y(one.value + (one.error ?? 0)));
  return (
    <ChartFrame
      title={title}
      readout={point.text}
      legend={
        <>
          <LegendSign kind="dot">Result</LegendSign>
          {points.some(({ error }) => error !== null) ? (
            <LegendSign kind="band">Could be chance</LegendSign>
          ) : null}
          <span>{lowerIsBetter ? 'Lower is better' : 'Higher is better'}</span>
        </>
      }
      table={{
        head: ['Day', unit || 'Value', 'Error', 'Change'],
        rows: points.map(({ label, value, error, note }) => [
          label,
          formatNumber(value),
          error === null ? 'Not known' : `± ${error}`,
          note || 'First result',
        ]),
      }}
    >
      <div ref={plot} {...point.plot} aria-label={title} className={styles.plot}>
        <svg viewBox={`0 0 ${width} ${BOX.height}`} aria-hidden="true" focusable="false">
          <ValueGrid y={y} from={BOX.left} to={width - BOX.right} />
          <path className={styles.bandArea} d={band(points) ?? ''} />
          <path className={styles.result} d={path(points) ?? ''} />
          {points.map((one, index) => (
            <circle
              key={one.id}
              className={styles.point}
              data-active={(point.active && index === point.index) || undefined}
              cx={placed(one)}
              cy={y(one.value)}
              r={point.active && index === point.index ? 7 : 5}
            />
          ))}
          {[points[0], points.at(-1)].map((one, index) =>
            one && (index === 0 || points.length > 1) ? (
              <text
                key={one.id}
                className={styles.axis}
                x={placed(one)}
                y={BOX.height - 8}
                textAnchor={index === 0 && points.length > 1 ? 'start' : 'end'}
              >
                {one.label}
              </text>
            ) : null,
          )}
        </svg>
      </div>
    </ChartFrame>
  );
}
