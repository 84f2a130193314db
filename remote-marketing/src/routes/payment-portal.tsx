export { PaymentDesk as default } from '../features/payment/payment-desk';
