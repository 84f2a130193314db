import { refundPolicy } from '../features/legal/refund-policy';
import { LegalPage } from '../features/legal/legal-page';

export default function RefundPolicy() {
  return <LegalPage document={refundPolicy} />;
}
