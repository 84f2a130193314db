import { Dashboard } from '../features/dashboard/dashboard';
import { RecordGate } from '../features/record/record-gate';

export default function DashboardPage() {
  return <RecordGate title="Your dashboard">{(record) => <Dashboard record={record} />}</RecordGate>;
}
