import { PageHeader } from '@skora/shared/ui';

export default function Clips() {
  return <PageHeader title="Clips" />;
}
