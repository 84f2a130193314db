import { Card, Heading } from '@skora/shared/ui';
import { CORNER_NAMES, type Corner, type Step } from './phases';
import styles from './step-card.module.css';

/** One step of the path: goal, drill, minutes and test. */
export function StepCard({ corner, step }: { corner: Corner; step: Step }) {
  return (
    <Card component="article" corner className={styles.card}>
      <p className={styles.corner}>{CORNER_NAMES[corner]}</p>
      <Heading level={3} size="sm">
        {step.goal}
      </Heading>
      <dl className={styles.facts}>
        <dt>Drill</dt>
        <dd>{step.drill}</dd>
        <dt>Weekly</dt>
        <dd>{step.minutes} minutes</dd>
        <dt>Test</dt>
        <dd>{step.test}</dd>
      </dl>
    </Card>
  );
}
