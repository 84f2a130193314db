import { Text } from '@skora/shared/ui';
import { CornerMinutes } from './corner-minutes';
import { PathFold } from './path-fold';
import { CORNER_NAMES, CORNERS, type Phase } from './program/phases';
import { StageNote } from './progress/stage-note';
import { StepCard } from './step-card';
import styles from './steps.module.css';
import { WeekMinutes } from './week-minutes';

interface PhaseSectionProps {
  phase: Phase;
  open?: boolean;
  /** Whether the player is in it. */
  own: boolean;
}

export function PhaseSection({ phase, open, own }: PhaseSectionProps) {
  const { id, name, ages, idea, steps } = phase;
  const intro = (
    <>
      <Text tone="muted">{idea} Drills and minutes are our suggestion.</Text>
      <WeekMinutes steps={steps} />
      <StageNote group={id} />
    </>
  );
  return (
    <PathFold
      id={id}
      title={name}
      ages={own ? `${ages} · your age` : ages}
      intro={intro}
      sign={<CornerMinutes steps={steps} />}
      open={open}
    >
      <div className={styles.steps}>
        {CORNERS.map((corner) => (
          <StepCard key={corner} id={`${id}.${corner}`} label={CORNER_NAMES[corner]} step={steps[corner]} />
        ))}
      </div>
    </PathFold>
  );
}
