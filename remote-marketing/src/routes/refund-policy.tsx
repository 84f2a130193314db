import { PageHeader } from '@skora/shared/ui';

export default function RefundPolicy() {
  return <PageHeader title="Refund Policy" />;
}
