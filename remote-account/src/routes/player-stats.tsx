import { PageHeader } from '@skora/shared/ui';

export default function PlayerStats() {
  return <PageHeader title="Add stats" />;
}
