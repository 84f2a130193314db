import { Heading, Text } from '@skora/shared/ui';
import { Cite } from '../reading/cite';
import { KEEPER_JOBS } from './keeper-jobs';
import styles from './phase-section.module.css';
import { StepCard } from './step-card';

/** What a goalkeeper trains beside the four corners. */
export function KeeperSection() {
  return (
    <section className={styles.phase} id="goalkeepers" aria-labelledby="goalkeepers-title">
      <header className={styles.head}>
        <p className={styles.ages}>Every age</p>
        <Heading level={2} id="goalkeepers-title">
          Goalkeepers
        </Heading>
        <Text tone="muted">
          The four corners stay; the technical one has four jobs. For two of its tests there are{' '}
          <Cite source="keeperTests">validated protocols</Cite>.
        </Text>
      </header>
      <div className={styles.steps}>
        {KEEPER_JOBS.map((job) => (
          <StepCard key={job.name} label={job.name} step={job} />
        ))}
      </div>
    </section>
  );
}
