import type { RadarAxis } from '@skora/domain';
import { curveLinearClosed, lineRadial } from 'd3-shape';
import { ChartFrame } from './chart-frame';
import styles from './charts.module.css';
import { LegendSign } from './legend-sign';
import { useChartPoint } from './use-chart-point';

const LONG = 12;

/** A label in one line or, when it is long, in two. @example labelLines('Movement off the ball') // ['Movement', 'off the ball'] */
function labelLines(label: string): string[] {
  const at = label.indexOf(' ');
  return label.length <= LONG || at < 0 ? [label] : [label.slice(0, at), label.slice(at + 1)];
}

interface RadarChartProps {
  title: string;
  /** Six to nine, in their order around the circle. */
  axes: readonly RadarAxis[];
  max: number;
  valueLabel: string;
  beforeLabel: string;
}

const RADIUS = 120;
const BOX = { width: 500, height: 340 } as const;
const RINGS = [0.25, 0.5, 0.75, 1];

const describe = ({ label, value, before }: RadarAxis, max: number, beforeLabel: string) =>
  `${label}: ${value} of ${max}${before === null ? '' : `, ${beforeLabel.toLowerCase()} ${before}`}`;

/** One polygon and one comparison, dashed; the table says the same. */
export function RadarChart({ title, axes, max, valueLabel, beforeLabel }: RadarChartProps) {
  const point = useChartPoint(axes.map((axis) => describe(axis, max, beforeLabel)));
  const angle = (index: number) => (index / axes.length) * 2 * Math.PI;
  const place = (index: number, share: number) =>
    [Math.sin(angle(index)) * RADIUS * share, -Math.cos(angle(index)) * RADIUS * share] as const;
  const polygon = (value: (axis: RadarAxis) => number) =>
    lineRadial<RadarAxis>()
      .angle((_axis, index) => angle(index))
      .radius((axis) => (value(axis) / max) * RADIUS)
      .curve(curveLinearClosed)(axes) ?? '';
  const compared = axes.every(({ before }) => before !== null);
  return (
    <ChartFrame
      title={title}
      readout={point.text}
      legend={
        <>
          <LegendSign kind="line">{valueLabel}</LegendSign>
          {compared ? <LegendSign kind="dashed">{beforeLabel}</LegendSign> : null}
        </>
      }
      table={{
        head: ['What', valueLabel, ...(compared ? [beforeLabel] : [])],
        rows: axes.map(({ label, value, before }) => [
          label,
          `${value} of ${max}`,
          ...(compared ? [`${before} of ${max}`] : []),
        ]),
      }}
    >
      <div {...point.plot} aria-label={title} className={styles.plot} data-radar>
        <svg
          viewBox={`${-BOX.width / 2} ${-BOX.height / 2} ${BOX.width} ${BOX.height}`}
          aria-hidden="true"
          focusable="false"
        >
          {RINGS.map((ring) => (
            <path key={ring} className={styles.ring} d={polygon(() => ring * max)} />
          ))}
          {axes.map(({ label }, index) => {
            const [x, y] = place(index, 1);
            const [labelX, labelY] = place(index, 1.14);
            return (
              <g key={label}>
                <path className={styles.grid} d={`M0 0L${x} ${y}`} />
                <text
                  className={styles.radarLabel}
                  data-active={(point.active && index === point.index) || undefined}
                  x={labelX}
                  y={labelY}
                  textAnchor={chooseAnchor(labelX)}
                >
                  {labelLines(label).map((text, line, lines) => (
                    <tspan
                      key={text}
                      x={labelX}
                      dy={line === 0 ? `${0.32 - (lines.length - 1) * 0.55}em` : '1.1em'}
                    >
                      {text}
                    </tspan>
                  ))}
                </text>
              </g>
            );
          })}
          {compared ? <path className={styles.compared} d={polygon(({ before }) => before ?? 0)} /> : null}
          <path className={styles.polygon} d={polygon(({ value }) => value)} />
        </svg>
      </div>
    </ChartFrame>
  );
}

function chooseAnchor(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 4) return 'middle';
  return x > 0 ? 'start' : 'end';
}
