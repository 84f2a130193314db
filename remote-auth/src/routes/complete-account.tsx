import { CompleteAccount } from '../features/complete-account/complete-account';

export default function CompleteAccountRoute() {
  return <CompleteAccount />;
}
