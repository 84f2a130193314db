import { PageHeader } from '@skora/shared/ui';

export default function Dashboard() {
  return <PageHeader title="Your dashboard" />;
}
