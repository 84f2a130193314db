import type { ReactNode } from 'react';
import { type Loaded, type OwnAccount, useOwnAccount } from '@skora/kit';
import { type SessionUser, useRequiredUser } from '@skora/shared/session';
import { useHasPassword } from './login/use-has-password';
import styles from './section/account-security.module.css';
import { AccountFacts } from './account-facts';
import { useAccountFacts } from '../../../lib/player/use-account-facts';
import { DataSection } from './data-section';
import { DeletionSection } from './deletion/deletion-section';
import { EmailSection } from './login/email-section';
import { SessionsSection } from './sessions-section';
import { ChangePassword } from './login/change-password';
import { SecuritySection } from './section/security-section';
import { SetPassword } from './login/set-password';

interface AccountSecurityProps {
  /** The link with a parent or guardian, for players who may have one. */
  family: ReactNode;
}

/** Whether a player is young enough for a link with a guardian, and no guardian had to agree to the account. */
function mayBeLinked(account: Loaded<OwnAccount>, facts: Loaded<{ adult: boolean }>): boolean {
  if (account.status !== 'ready' || facts.status !== 'ready' || facts.value.adult) return false;
  const { role, status, privateByDefault, guardianship } = account.value;
  return role === 'player' && status === 'active' && privateByDefault && guardianship === null;
}

export function AccountSecurity({ family }: AccountSecurityProps) {
  const user = useRequiredUser();
  const account = useOwnAccount();
  const facts = useAccountFacts();
  const hasPassword = useHasPassword();
  return (
    <div className={styles.page}>
      <AccountFacts account={account} />
      {mayBeLinked(account, facts) ? (
        <SecuritySection id="family-link" title="Parent or guardian">
          {family}
        </SecuritySection>
      ) : null}
      <EmailSection user={user} hasPassword={hasPassword} />
      <PasswordSection user={user} hasPassword={hasPassword} />
      <SessionsSection />
      <DataSection />
      <DeletionSection account={account} hasPassword={hasPassword} />
    </div>
  );
}

interface PasswordSectionProps {
  user: SessionUser;
  hasPassword: boolean;
}

function PasswordSection({ user, hasPassword }: PasswordSectionProps) {
  return (
    <SecuritySection id="password" title="Password">
      {hasPassword || user.email === null ? (
        <ChangePassword user={user} />
      ) : (
        <SetPassword email={user.email} />
      )}
    </SecuritySection>
  );
}
