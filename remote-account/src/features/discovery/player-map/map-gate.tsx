import type { ReactNode } from 'react';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useAccountStatus } from '@skora/shared/session';
import { Notice, TextLink } from '@skora/shared/ui';

const REASONS = {
  incomplete: {
    title: 'The map opens once your account is complete',
    link: 'Finish your account',
  },
  'pending-guardian': {
    title: 'The map opens once your parent or guardian has agreed',
    link: 'See what we are waiting for',
  },
} as const;

/** Says why the players are not shown to an account that is not open; the server would refuse it. */
export function MapGate({ children }: { children: ReactNode }) {
  const status = useAccountStatus();
  if (status !== 'incomplete' && status !== 'pending-guardian') return children;
  return (
    <Notice
      tone="info"
      title={REASONS[status].title}
      action={
        <TextLink component={Link} to={paths.completeAccount()} arrow>
          {REASONS[status].link}
        </TextLink>
      }
    >
      The people on the map chose to be seen by others on SKORA, so we show them only to open accounts.
    </Notice>
  );
}
