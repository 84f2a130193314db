import { Subscription } from '../features/billing/subscription/subscription';

export default function ManageSubscription() {
  return <Subscription />;
}
