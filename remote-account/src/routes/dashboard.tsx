import { playersOnly } from '../lib/role/players-only';
import { Dashboard } from '../features/dashboard/dashboard';
import { PageGate } from '../lib/documents/page-gate';
import { usePlayerRecord } from '../features/record/use-player-record';

function DashboardPage() {
  return (
    <PageGate loaded={usePlayerRecord()} title="Your dashboard" what="your record">
      {(record) => <Dashboard record={record} />}
    </PageGate>
  );
}

export default playersOnly(DashboardPage);
