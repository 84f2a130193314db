import { PageHeader } from '@skora/shared/ui';

export default function WeeklyStats() {
  return <PageHeader title="Add weekly stats" />;
}
