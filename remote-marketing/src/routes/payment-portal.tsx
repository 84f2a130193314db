import { PaymentDesk } from '../features/payment/payment-desk';

export default function PaymentPortal() {
  return <PaymentDesk />;
}
