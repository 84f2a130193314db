import { playersOnly } from '../lib/role/players-only';
import { Container, PageHeader } from '@skora/shared/ui';
import { allLoaded } from '@skora/kit';
import { LoadGate } from '../lib/documents/load-gate';
import { Goals } from '../features/record/goals/goals';
import { useGoals } from '../features/record/goals/use-goals';
import { useStatEntries } from '../features/record/player-stats/entries/use-stat-entries';

function GoalsPage() {
  return (
    <Container>
      <PageHeader
        eyebrow="Development plan"
        title="Your goals"
        lead="A few goals at a time, each with a day and a test that shows real progress."
        size="lg"
      />
      <LoadGate loaded={allLoaded({ goals: useGoals(), entries: useStatEntries() })} what="your goals">
        {({ goals, entries }) => <Goals goals={goals} entries={entries} />}
      </LoadGate>
    </Container>
  );
}

export default playersOnly(GoalsPage);
