import type { Canary } from '../data/api';
import { formatRate, formatShare } from '../data/format';
import { rateInterval } from '../data/interval';
import styles from './canaries.module.css';

type Rates = Canary['rates'][number];

const LABELS: Readonly<Record<Rates['what'], string>> = {
  failures: 'A slot failed',
  errors: 'Error of its code',
  weak: 'Weak vitals',
};

const SIZE = { width: 300, height: 34 };

/** At least this share is drawn, so that a lucky canary does not look like a disaster of its rival. */
const LEAST_SCALE = 0.02;

interface BarProps {
  rate: Rates['canary'];
  y: number;
  scale: number;
  className: string | undefined;
}

function IntervalBar({ rate, y, scale, className }: BarProps) {
  const { low, high } = rateInterval(rate);
  const x = (share: number) => (Math.min(share, scale) / scale) * SIZE.width;
  return (
    <g className={className}>
      <line x1={x(low)} x2={x(high)} y1={y} y2={y} />
      {rate.of > 0 ? <circle cx={x(rate.bad / rate.of)} cy={y} r="5" /> : null}
    </g>
  );
}

/** Both rates of one measure, each with the range in which the true one probably is. */
export function RatePlot({ rates: { what, canary, stable } }: { rates: Rates }) {
  const highs = [canary, stable].filter(({ of }) => of > 0).map((rate) => rateInterval(rate).high);
  const scale = Math.max(LEAST_SCALE, ...highs);
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.caption}>
        <span>{LABELS[what]}</span>
        <span className={styles.scale}>0 to {formatShare(scale)}</span>
      </figcaption>
      <svg viewBox={`-6 0 ${SIZE.width + 12} ${SIZE.height}`} aria-hidden="true" className={styles.drawing}>
        <line className={styles.axis} x1="0" x2={SIZE.width} y1={SIZE.height / 2} y2={SIZE.height / 2} />
        <IntervalBar rate={canary} y={8} scale={scale} className={styles.canary} />
        <IntervalBar rate={stable} y={26} scale={scale} className={styles.stable} />
      </svg>
      <p className={styles.numbers}>
        <span className={styles.ofCanary}>canary {formatRate(canary)}</span>
        <span className={styles.ofStable}>stable {formatRate(stable)}</span>
      </p>
    </figure>
  );
}
