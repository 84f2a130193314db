import { Container } from '@skora/shared/ui';
import { CornersPitch } from '../features/path/corners-pitch';
import { KeeperSection } from '../features/path/keeper-section';
import { PathContents } from '../features/path/path-contents';
import styles from '../features/path/path-page.module.css';
import { PathRules } from '../features/path/path-rules';
import { PhaseSection } from '../features/path/phase-section';
import { PHASES } from '../features/path/program/phases';
import { PositionSection } from '../features/path/position-section';
import { PathProgressProvider } from '../features/path/progress/path-progress-provider';
import { PathSummary } from '../features/path/progress/path-summary';
import { useOwnPlace } from '../features/path/progress/use-own-place';
import { PicturedHeader } from '../lib/reading/pictured-header';
import { SourceList } from '../lib/reading/source-list';
import { WeekPlan } from '../features/path/week-plan/week-plan';

export default function CuratedProgramPath() {
  const own = useOwnPlace();
  return (
    <Container>
      <PicturedHeader
        eyebrow="Curated Program Path"
        title="What to train at your age"
        lead="What to work on, for how long, and how to tell that it worked: from your first team games to adult football, with a contract or without one."
        picture={<CornersPitch />}
      />
      <PathProgressProvider>
        <PathSummary phase={own.phase} />
        <PathContents />
        {PHASES.map((phase, index) => (
          <PhaseSection key={phase.id} phase={phase} open={index === 0} own={phase.id === own.phase} />
        ))}
        <PositionSection own={own.position} />
        <KeeperSection />
        <WeekPlan own={own} />
      </PathProgressProvider>
      <div className={styles.end}>
        <PathRules />
        <SourceList
          sources={[
            'fourCorners',
            'eppp',
            'individualPlan',
            'academyTests',
            'motorTests',
            'baseRates',
            'yoyoReliability',
            'sprintAge',
            'keeperTests',
            'keeperStats',
          ]}
        />
      </div>
    </Container>
  );
}
