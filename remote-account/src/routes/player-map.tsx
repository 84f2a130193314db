import { PageHeader } from '@skora/shared/ui';

export default function PlayerMap() {
  return <PageHeader title="Player map" />;
}
