import { Container, Notice, PageHeader, Stack } from '@skora/shared/ui';
import { PaymentReview } from '../features/payment/payment-review';
import styles from '../features/payment/payment-page.module.css';

export default function PaymentPortal() {
  return (
    <Container>
      <PageHeader
        eyebrow="Payment"
        title="Look before you pay"
        lead="Everything about your choice on one page: what it costs, when it renews, how it ends."
      />
      <Stack gap={6} className={styles.body}>
        <Notice tone="info" title="Online payment is not open yet">
          You can review a plan here. Nothing is charged, nothing is ordered, and we do not ask for card
          details.
        </Notice>
        <PaymentReview />
      </Stack>
    </Container>
  );
}
