import { paths } from '@skora/shared/contract';
import type { AccountStatus, SessionUser } from '@skora/shared/session';
import type { IconName } from '@skora/shared/ui';

/** One thing that an account waits for. */
export interface Strip {
  icon: IconName;
  text: string;
  /** Words of the link to the page that settles it. */
  action: string;
  to: string;
}

const incomplete: Strip = {
  icon: 'user',
  text: 'Finish creating your account.',
  action: 'Complete account',
  to: paths.completeAccount(),
};

const pending: Strip = {
  icon: 'clock',
  text: 'Waiting for your parent or guardian. Until then nothing can be saved and nothing is public.',
  action: 'See details',
  to: paths.completeAccount(),
};

const email: Strip = {
  icon: 'mail',
  text: 'Please verify your email: we sent you a link.',
  action: 'Send a new link',
  to: `${paths.accountSecurity()}#e-mail`,
};

/** What matters most for an account, or null. Waits for the status, so that no strip gives way to another. */
export function stripFor(status: AccountStatus, { emailVerified }: SessionUser): Strip | null {
  switch (status) {
    case 'incomplete':
      return incomplete;
    case 'pending-guardian':
      return pending;
    case 'active':
      return emailVerified ? null : email;
    default:
      return null;
  }
}
