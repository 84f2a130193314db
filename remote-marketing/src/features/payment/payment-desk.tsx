import { useAccountRole } from '@skora/shared/session';
import { Container, PageHeader } from '@skora/shared/ui';
import paper from '../../lib/reading/paper.module.css';
import { NoPlanChosen } from './order/no-plan-chosen';
import { OrderReview } from './own/order-review';
import { ParentDesk } from './parent/parent-desk';
import { ParentReturn } from './parent-return';
import styles from './payment-desk.module.css';
import { PaymentWatch } from './watch/payment-watch';
import { ParentsBuyNothing } from './parent/parents-buy-nothing';
import { PaymentPlaceholder } from './payment-placeholder';
import { usePaymentView, type PaymentView } from './use-payment-view';

const REVIEW = {
  title: 'Check before you pay',
  lead: 'See on one page what your plan costs, when it renews and how you can end it.',
};
const RETURNED = { title: 'Your payment', lead: 'Here you see what Stripe has told us about it.' };
const PARENT = {
  title: 'A player asks you to pay',
  lead: 'Look at everything first. You need no account, and you can say no.',
};

const THANKS = { title: 'Thank you', lead: 'You do not have to do anything else.' };
const LEFT = { title: 'Nothing was charged', lead: 'You left the payment page.' };

const WORDS: Readonly<Record<PaymentView['kind'], { title: string; lead: string }>> = {
  unknown: REVIEW,
  none: REVIEW,
  review: REVIEW,
  watch: RETURNED,
  parent: PARENT,
  'parent-thanks': THANKS,
  'parent-cancelled': LEFT,
};

function Body({ view }: { view: PaymentView }) {
  const isParents = useAccountRole() === 'guardian';
  switch (view.kind) {
    case 'unknown':
      return <PaymentPlaceholder />;
    case 'none':
      return <NoPlanChosen />;
    case 'parent':
      return <ParentDesk key={view.token} token={view.token} />;
    case 'parent-thanks':
      return <ParentReturn paid />;
    case 'parent-cancelled':
      return <ParentReturn paid={false} />;
    case 'watch':
      return <PaymentWatch order={view.order} />;
    case 'review':
      return isParents ? (
        <ParentsBuyNothing />
      ) : (
        <OrderReview
          key={`${view.order.plan} ${view.order.interval}`}
          order={view.order}
          cancelled={view.cancelled}
        />
      );
  }
}

/** `/payment-portal`: a review, a way back from Stripe, or a parent's page, as the address says. */
export function PaymentDesk() {
  const view = usePaymentView();
  return (
    <Container className={paper.paper}>
      <PageHeader eyebrow="Payment" {...WORDS[view.kind]} />
      <div className={styles.body}>
        <Body view={view} />
      </div>
    </Container>
  );
}
