import { NoPlanChosen } from './no-plan-chosen';
import { OrderReview } from './order-review';
import { useChosenPlan } from './use-chosen-plan';

/** Review of the plan in the address. */
export function PaymentReview() {
  const chosen = useChosenPlan();
  if (chosen.status === 'chosen') return <OrderReview plan={chosen.plan} interval={chosen.interval} />;
  return <NoPlanChosen />;
}
