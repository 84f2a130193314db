import { Subscription } from '../features/subscription/subscription';

export default function ManageSubscription() {
  return <Subscription />;
}
