import { playersOnly } from '../lib/role/players-only';
import { Subscription } from '../features/billing/subscription/subscription';

function ManageSubscription() {
  return <Subscription />;
}

export default playersOnly(ManageSubscription);
