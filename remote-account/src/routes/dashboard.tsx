import { useConfirmations } from '../features/confirmation/use-confirmations';
import { Dashboard } from '../features/dashboard/dashboard';
import { bothLoaded } from '../features/documents/both-loaded';
import { PageGate } from '../features/documents/page-gate';
import { useGoals } from '../features/goals/use-goals';
import { usePlayerRecord } from '../features/record/use-player-record';

export default function DashboardPage() {
  const loaded = bothLoaded(usePlayerRecord(), bothLoaded(useGoals(), useConfirmations()));
  return (
    <PageGate loaded={loaded} title="Your dashboard" what="your record">
      {([record, [goals, confirmations]]) => (
        <Dashboard record={record} goals={goals} confirmations={confirmations} />
      )}
    </PageGate>
  );
}
