import { Text } from '@skora/shared/ui';
import { Cite } from '../../lib/reading/cite';
import { KEEPER_JOBS } from './program/keeper-jobs';
import { PathFold } from './path-fold';
import { StepCard } from './step-card';
import styles from './steps.module.css';

/** What a goalkeeper trains beside the four corners. */
export function KeeperSection() {
  const intro = (
    <Text tone="muted">
      Goalkeepers have the same four corners, with four jobs in the technical one. Two of the tests there have{' '}
      <Cite source="keeperTests">validated protocols</Cite>. Drills and minutes are our suggestion.
    </Text>
  );
  return (
    <PathFold id="goalkeepers" title="Goalkeepers" ages="Every age" intro={intro}>
      <div className={styles.steps}>
        {KEEPER_JOBS.map((job) => (
          <StepCard key={job.name} id={`keeper.${job.name.toLowerCase()}`} label={job.name} step={job} />
        ))}
      </div>
    </PathFold>
  );
}
