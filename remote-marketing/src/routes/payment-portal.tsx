import { PageHeader } from '@skora/shared/ui';

export default function PaymentPortal() {
  return <PageHeader title="Payment" />;
}
