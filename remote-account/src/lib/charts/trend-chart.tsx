import { formatNumber, type WeekPoint } from '@skora/domain';
import { nice } from 'd3-array';
import { line } from 'd3-shape';
import { ChartFrame } from './chart-frame';
import styles from './charts.module.css';
import { LegendSign } from './legend-sign';
import { linearScale } from './linear-scale';
import { useChartPoint } from './use-chart-point';
import { usePlotWidth } from './use-plot-width';
import { ValueGrid } from './value-grid';

interface TrendChartProps {
  title: string;
  unit: string;
  meanLabel: string;
  /** Oldest first. */
  points: readonly WeekPoint[];
}

/** Room a week's name needs, in pixels. */
const TICK_WIDTH = 44;
const BOX = { height: 240, left: 48, right: 12, top: 12, bottom: 28 } as const;

function describe({ label, value, mean }: WeekPoint, unit: string, meanLabel: string): string {
  if (value === null) return `${label}: nothing recorded`;
  const said = (figure: number) => `${formatNumber(figure)} ${unit}`;
  return `${label}: ${said(value)}${mean === null ? '' : `, ${meanLabel.toLowerCase()} ${said(mean)}`}`;
}

/** Weekly columns with their rolling mean; weeks without a record stay empty and break the line. */
export function TrendChart({ title, unit, meanLabel, points }: TrendChartProps) {
  const [plot, width] = usePlotWidth();
  const point = useChartPoint(points.map((one) => describe(one, unit, meanLabel)));
  const highest = Math.max(1, ...points.map(({ value }) => value ?? 0));
  const y = linearScale(nice(0, highest, 4), [BOX.height - BOX.bottom, BOX.top]);
  const step = (width - BOX.left - BOX.right) / Math.max(points.length, 1);
  const centre = (index: number) => BOX.left + step * (index + 0.5);
  const mean = line<WeekPoint>()
    .defined((one) => one.mean !== null)
    .x((_one, index) => centre(index))
    .y((one) => y(one.mean ?? 0));
  return (
    <ChartFrame
      title={title}
      readout={point.text}
      legend={
        <>
          <LegendSign kind="column">Week</LegendSign>
          <LegendSign kind="dashed">{meanLabel}</LegendSign>
        </>
      }
      table={{
        head: ['Week', unit, meanLabel],
        rows: points.map(({ label, value, mean: average }) => [
          label,
          value === null ? 'Nothing recorded' : formatNumber(value),
          average === null ? '–' : formatNumber(average),
        ]),
      }}
    >
      <div ref={plot} {...point.plot} aria-label={title} className={styles.plot}>
        <svg viewBox={`0 0 ${width} ${BOX.height}`} aria-hidden="true" focusable="false">
          <ValueGrid y={y} from={BOX.left} to={width - BOX.right} />
          {points.map(({ tick, value }, index) => (
            <g key={tick} data-active={(point.active && index === point.index) || undefined}>
              {value === null ? null : (
                <rect
                  className={styles.bar}
                  x={centre(index) - step * 0.32}
                  width={step * 0.64}
                  y={y(value)}
                  height={y(0) - y(value)}
                  rx="2"
                />
              )}
              {index % Math.ceil((points.length * TICK_WIDTH) / (width - BOX.left)) === 0 ? (
                <text className={styles.axis} x={centre(index)} y={BOX.height - 8} textAnchor="middle">
                  {tick}
                </text>
              ) : null}
            </g>
          ))}
          <path className={styles.mean} d={mean(points) ?? ''} />
        </svg>
      </div>
    </ChartFrame>
  );
}
