import { ANCHORS, errorText, percentileText, type Standing } from '@skora/domain';
import { ChartFrame } from './chart-frame';
import { LegendSign } from './legend-sign';
import styles from './percentile-chart.module.css';

interface PercentileChartProps {
  title: string;
  standings: readonly Standing[];
}

const ENDS = { low: 5, high: 95 } as const;
const LINES = [25, 50, 75] as const;
const SCALE = [
  [ENDS.low, 'start'],
  [50, 'middle'],
  [ENDS.high, 'end'],
] as const;

function placePercentile(percentile: number): number {
  return ((percentile - ENDS.low) / (ENDS.high - ENDS.low)) * 100;
}

function Bar({ percentile, error }: Pick<Standing, 'percentile' | 'error'>) {
  const at = `${placePercentile(percentile)}%`;
  return (
    <svg className={styles.bar} width="100%" height="44" aria-hidden="true" focusable="false">
      <rect className={styles.track} width="100%" y="12" height="4" />
      {error ? (
        <rect
          className={styles.band}
          x={`${placePercentile(error[0])}%`}
          y="5"
          width={`${placePercentile(error[1]) - placePercentile(error[0])}%`}
          height="18"
        />
      ) : null}
      {LINES.map((line) => (
        <rect
          key={line}
          className={line === 50 ? styles.middle : styles.line}
          x={`${placePercentile(line)}%`}
          y={line === 50 ? 2 : 8}
          width={line === 50 ? 2 : 1}
          height={line === 50 ? 24 : 12}
        />
      ))}
      {SCALE.map(([percent, anchor]) => (
        <text
          key={percent}
          className={styles.scale}
          x={`${placePercentile(percent)}%`}
          y="40"
          textAnchor={anchor}
        >
          p{percent}
        </text>
      ))}
      <svg x={at} overflow="visible">
        <path className={styles.mark} d="M0 3L9 14L0 25L-9 14Z" />
      </svg>
    </svg>
  );
}

/** Places among comparable players, one bar each from the 5th to the 95th percentile, each with its source. */
export function PercentileChart({ title, standings }: PercentileChartProps) {
  return (
    <ChartFrame
      title={title}
      legend={
        <>
          <LegendSign kind="diamond">Result</LegendSign>
          {standings.some(({ error }) => error) ? <LegendSign kind="band">Could be chance</LegendSign> : null}
          <span>Further right is better</span>
        </>
      }
      table={{
        head: [
          'Test',
          'Result',
          'Percentile',
          'Error',
          ...ANCHORS.map((anchor) => `p${anchor}`),
          'Compared with',
        ],
        rows: standings.map(({ label, value, unit, percentile, error, anchors, source }) => [
          label,
          `${value} ${unit}`.trim(),
          percentileText(percentile),
          errorText({ error }),
          ...anchors.map(String),
          source,
        ]),
      }}
    >
      <ul className={styles.rows}>
        {standings.map(({ key, label, value, unit, percentile, error, source }) => (
          <li key={key} className={styles.row}>
            <p className={styles.head}>
              <span className={styles.label}>
                {label} <span className={styles.value}>{`${value} ${unit}`.trim()}</span>
              </span>
              <strong className={styles.percentile}>{percentileText(percentile)}</strong>
            </p>
            <Bar percentile={percentile} error={error} />
            <p className={styles.source}>
              {source} · {errorText({ error })}
            </p>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
