import { Heading, Text } from '@skora/shared/ui';
import styles from './phase-section.module.css';
import { CORNER_NAMES, CORNERS, type Phase } from './phases';
import { StepCard } from './step-card';

/** A phase with its four steps. */
export function PhaseSection({ phase }: { phase: Phase }) {
  return (
    <section className={styles.phase} id={phase.id} aria-labelledby={`${phase.id}-title`}>
      <header className={styles.head}>
        <p className={styles.ages}>{phase.ages}</p>
        <Heading level={2} id={`${phase.id}-title`}>
          {phase.name}
        </Heading>
        <Text tone="muted">{phase.idea}</Text>
      </header>
      <div className={styles.steps}>
        {CORNERS.map((corner) => (
          <StepCard key={corner} label={CORNER_NAMES[corner]} step={phase.steps[corner]} />
        ))}
      </div>
    </section>
  );
}
