import { failureMessage, keepOwnAccount, useOwnAccount, type OwnAccount } from '@skora/kit';
import { renameUser, useRequiredUser } from '@skora/shared/session';
import { ErrorState } from '@skora/shared/ui';
import { LinkChecking } from '../../lib/action-link/link-checking';
import { AuthShell } from '../../lib/auth-shell/auth-shell';
import { AccountComplete } from './account-complete';
import { CompleteAccountForm } from '../../lib/registration/complete-account-form';
import { PendingGuardian } from './pending-guardian';

export function CompleteAccount() {
  const user = useRequiredUser();
  const loaded = useOwnAccount();
  const show = (account: OwnAccount) => keepOwnAccount(user.uid, account);
  if (loaded.status === 'loading') {
    return (
      <AuthShell title="Your account" eyebrow="Your account">
        <LinkChecking label="Loading your account…" />
      </AuthShell>
    );
  }
  if (loaded.status === 'failed') {
    return (
      <AuthShell title="Your account" eyebrow="Your account">
        <ErrorState title="We could not load your account" onRetry={loaded.retry}>
          {failureMessage(loaded.error)}
        </ErrorState>
      </AuthShell>
    );
  }
  const account = loaded.value;
  switch (account.status) {
    case 'incomplete':
      return (
        <AuthShell
          title="Complete your account"
          eyebrow="Your account"
          lead="Your login works. We need a few more details before you can start."
        >
          <CompleteAccountForm
            displayName={user.displayName}
            startedAnew={account.startedAnew === true}
            rename={renameUser}
            onDone={show}
          />
        </AuthShell>
      );
    case 'pending-guardian':
      return (
        <AuthShell title="Waiting for your parent or guardian" eyebrow="Your account">
          <PendingGuardian account={account} onChange={show} />
        </AuthShell>
      );
    default:
      return (
        <AuthShell
          title="Your account is complete"
          eyebrow="Your account"
          lead="What you enter stays private until you choose to show it."
        >
          <AccountComplete role={account.role} />
        </AuthShell>
      );
  }
}
