import { Card, Heading, Text } from '@skora/shared/ui';
import { Cite } from '../reading/cite';
import { KEEPER_JOBS } from './keeper-jobs';
import styles from './phase-section.module.css';
import cardStyles from './step-card.module.css';

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
        {KEEPER_JOBS.map(({ name, goal, drill, test }) => (
          <Card key={name} component="article" corner className={cardStyles.card}>
            <p className={cardStyles.corner}>{name}</p>
            <Heading level={3} size="sm">
              {goal}
            </Heading>
            <dl className={cardStyles.facts}>
              <dt>Drill</dt>
              <dd>{drill}</dd>
              <dt>Test</dt>
              <dd>{test}</dd>
            </dl>
          </Card>
        ))}
      </div>
    </section>
  );
}
