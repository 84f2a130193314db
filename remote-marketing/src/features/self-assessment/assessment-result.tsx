import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Heading, Text, TextLink } from '@skora/shared/ui';
import styles from './assessment-result.module.css';
import type { Skill } from './skills';

interface AssessmentResultProps {
  work: readonly Skill[];
  /** Whether all eight got the same answer: then none is the lowest. */
  alike: boolean;
  /** Anchor of the phase in the path. */
  phase: string;
}

/** What follows from the answers: two things, and where they go on. */
export function AssessmentResult({ work, alike, phase }: AssessmentResultProps) {
  return (
    <div className={styles.result}>
      <Heading level={3} size="md">
        Two things for the next six weeks
      </Heading>
      <ol className={styles.work}>
        {work.map(({ id, label, work: drill }) => (
          <li key={id}>
            <strong>{label}.</strong> {drill}
          </li>
        ))}
      </ol>
      <Text size="small" tone="muted">
        {alike
          ? 'You rated all eight alike, so these are only the first two.'
          : 'These are the two you rated lowest.'}{' '}
        Ask your coach the same eight questions about you before you start. You learn the most where your
        answers differ.{' '}
        <TextLink component={Link} to={`${paths.curatedProgramPath()}#${phase}`}>
          More for your age in the path
        </TextLink>
      </Text>
    </div>
  );
}
