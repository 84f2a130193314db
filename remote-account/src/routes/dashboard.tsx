import { Dashboard } from '../features/dashboard/dashboard';
import { PageGate } from '../lib/documents/page-gate';
import { usePlayerRecord } from '../features/record/use-player-record';

export default function DashboardPage() {
  return (
    <PageGate loaded={usePlayerRecord()} title="Your dashboard" what="your record">
      {(record) => <Dashboard record={record} />}
    </PageGate>
  );
}
