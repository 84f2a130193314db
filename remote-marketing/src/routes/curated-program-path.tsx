import { Container, PageHeader, TextLink } from '@skora/shared/ui';
import { CornersPitch } from '../features/path/corners-pitch';
import { KeeperSection } from '../features/path/keeper-section';
import styles from '../features/path/path-page.module.css';
import { PositionSection } from '../features/path/position-section';
import { PathRules } from '../features/path/path-rules';
import { PhaseSection } from '../features/path/phase-section';
import { PHASES } from '../features/path/phases';
import { WeekPlan } from '../features/week-plan/week-plan';
import { SourceList } from '../features/reading/source-list';

export default function CuratedProgramPath() {
  return (
    <Container>
      <div className={styles.top}>
        <PageHeader
          eyebrow="Curated Program Path"
          title="Four corners, one player"
          lead="What to work on, how long, and how to tell that it worked: from the first team games to a first contract, or a good life without one."
          actions={
            <nav aria-label="Phases" className={styles.jump}>
              {PHASES.map(({ id, name }) => (
                <TextLink key={id} href={`#${id}`}>
                  {name}
                </TextLink>
              ))}
              <TextLink href="#positions">Positions</TextLink>
              <TextLink href="#goalkeepers">Goalkeepers</TextLink>
              <TextLink href="#week">Your week</TextLink>
            </nav>
          }
        />
        <CornersPitch />
      </div>
      {PHASES.map((phase) => (
        <PhaseSection key={phase.id} phase={phase} />
      ))}
      <PositionSection />
      <KeeperSection />
      <WeekPlan />
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
