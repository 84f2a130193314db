import { Cite } from '../../../lib/reading/cite';
import styles from './percentile-demo.module.css';
import { estimateRank, estimateRankWithError } from './estimate-rank';
import { YOYO, type Age } from './reference-groups';

/** The place in words, with what it rests on. */
export function YoyoEstimate({ age, metres }: { age: Age; metres: number }) {
  const group = YOYO.groups[age];
  const [low, high] = estimateRankWithError(metres, YOYO.error.kind, group);
  const [lowest, highest] = estimateRankWithError(metres, YOYO.error.strict, group);
  return (
    <div className={styles.words}>
      <p className={styles.place} role="status">
        About <strong>{estimateRank(metres, group)}</strong> of 100 players would be below you.
        <span>
          On another day it could be {low} to {high}, or even {lowest} to {highest}.
        </span>
      </p>
      <p className={styles.rests}>
        <strong>An estimate, not a percentile.</strong>{' '}
        <Cite source="yoyoReliability">{YOYO.players} high-level Belgian players</Cite> in three age groups,{' '}
        {group.mean.toLocaleString('en-GB')} ± {group.spread} m at {age}, drawn as a bell curve. Two runs of
        one player differ by up to 9 to 28&nbsp;%. A real percentile on SKORA needs at least 50 players.
      </p>
    </div>
  );
}
