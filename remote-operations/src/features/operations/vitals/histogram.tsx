import type { Measure } from '../data/api';
import { formatShare, formatValue } from '../data/format';
import styles from './vitals.module.css';

const SIZE = { width: 180, height: 44, gap: 2 };

const NAMES: Readonly<Record<Measure['name'], string>> = {
  LCP: 'LCP',
  INP: 'INP',
  CLS: 'CLS',
  TTFB: 'TTFB',
  load: 'Slot load',
  navigation: 'Navigation',
};

function describeGood({ name, good }: Measure): string {
  return good ? `${formatShare(good.share)} up to ${formatValue(name, good.upTo)}` : '';
}

/** How the values of a measure are spread: bars in bins, with the third quartile and the share that is good in words. */
export function Histogram({ measure }: { measure: Measure }) {
  const { name, bins, bounds, p75, good } = measure;
  const most = Math.max(1, ...bins);
  const step = SIZE.width / bins.length;
  const isGood = (bin: number) => good !== null && (bounds[bin] ?? Infinity) <= good.upTo;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>{NAMES[name]}</span>
        <span>{p75 === null ? 'no values' : `p75 ${formatValue(name, p75)}`}</span>
      </figcaption>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" className={styles.drawing}>
        {bins.map((times, bin) => {
          const height = times === 0 ? 1 : Math.max(2, (times / most) * SIZE.height);
          return (
            <rect
              key={bounds[bin] ?? 'more'}
              className={good === null ? styles.plain : isGood(bin) ? styles.good : styles.poor}
              x={bin * step}
              y={SIZE.height - height}
              width={step - SIZE.gap}
              height={height}
            />
          );
        })}
      </svg>
      <span className={styles.share}>{describeGood(measure)}</span>
    </figure>
  );
}
