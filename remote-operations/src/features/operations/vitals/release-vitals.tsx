import { Badge } from '@skora/shared/ui';
import type { ReleaseVitals as Release } from '../data/api';
import { formatCount, formatRate } from '../data/format';
import { Histogram } from './histogram';
import styles from './vitals.module.css';

const STATES = { stable: 'success', canary: 'accent', earlier: 'neutral' } as const;

/** How visits went with each release of a remote. */
export function ReleaseVitals({ releases }: { releases: readonly Release[] }) {
  return (
    <ul className={styles.list}>
      {releases.map(({ release, state, visits, failures, errors, measures }) => (
        <li key={release} className={styles.release}>
          <div className={styles.about}>
            <span className={styles.mono}>{release}</span>
            <Badge tone={STATES[state]}>{state}</Badge>
            <span className={styles.quiet}>
              {formatCount(visits)} visits; a slot failed in {formatRate({ bad: failures, of: visits })}; an
              error of its code in {formatRate({ bad: errors, of: visits })}
            </span>
          </div>
          <div className={styles.figures}>
            {measures.map((measure) => (
              <Histogram key={measure.name} measure={measure} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
