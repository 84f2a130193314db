import { paths } from '@skora/shared/contract';
import type { AccountStatus } from '@skora/shared/session';

/** What a signed-in visitor does next, and where. */
interface OwnStep {
  label: string;
  to: string;
}

/** The next step of a signed-in visitor; an account that is not open yet comes first. */
export function ownStep(account: AccountStatus): OwnStep {
  if (account === 'none' || account === 'incomplete') {
    return { label: 'Finish your account', to: paths.completeAccount() };
  }
  if (account === 'pending-guardian')
    return { label: 'See what we are waiting for', to: paths.completeAccount() };
  return { label: 'See my next step', to: paths.dashboard() };
}
