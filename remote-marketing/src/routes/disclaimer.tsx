import { PageHeader } from '@skora/shared/ui';

export default function Disclaimer() {
  return <PageHeader title="Disclaimer" />;
}
