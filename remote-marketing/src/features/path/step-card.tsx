import { Card, Heading } from '@skora/shared/ui';
import { EvidenceMark } from '../../lib/evidence/evidence-mark';
import { Cite } from '../../lib/reading/cite';
import { StepMarks } from './progress/step-marks';
import type { Step } from './program/phases';
import styles from './step-card.module.css';

interface StepCardProps {
  /** Under which progress is kept, such as `senior.social`. */
  id: string;
  /** What the step belongs to: a corner, a job or a position. */
  label: string;
  step: Step;
}

/** One step of the path: goal, drill, minutes, test, and what it rests on. */
export function StepCard({ id, label, step }: StepCardProps) {
  const { goal, drill, minutes, test, evidence } = step;
  return (
    <Card component="article" className={styles.card} id={id.replace('.', '-')}>
      <p className={styles.label}>{label}</p>
      <Heading level={3} size="sm">
        {goal}
      </Heading>
      <dl className={styles.facts}>
        <dt>Drill</dt>
        <dd>{drill}</dd>
        <dt>Weekly</dt>
        <dd>{minutes} minutes</dd>
        <dt>Test</dt>
        <dd>{test}</dd>
      </dl>
      <div className={styles.evidence}>
        <EvidenceMark grade={evidence.grade} />
        <p>{evidence.source ? <Cite source={evidence.source}>{evidence.note}</Cite> : evidence.note}</p>
      </div>
      <StepMarks id={id} goal={goal} />
    </Card>
  );
}
