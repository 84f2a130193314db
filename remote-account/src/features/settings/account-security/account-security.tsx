import { useOwnAccount } from '@skora/kit';
import { type SessionUser, useRequiredUser } from '@skora/shared/session';
import { useEffect, useState } from 'react';
import { loadAuth } from '@skora/shared/firebase';
import styles from './section/account-security.module.css';
import { AccountFacts } from './account-facts';
import { DataSection } from './data-section';
import { DeletionSection } from './deletion/deletion-section';
import { EmailSection } from './login/email-section';
import { SessionsSection } from './sessions-section';
import { ChangePassword } from './login/change-password';
import { SecuritySection } from './section/security-section';
import { SetPassword } from './login/set-password';

/**
 * Whether the player has a password or came by Google alone. Almost everybody has one, so the page starts with that;
 * it stays with it when nobody can tell, because the form that asks for a password says what is wrong.
 */
function useHasPassword(): boolean {
  const [has, setHas] = useState(true);
  useEffect(() => {
    let current = true;
    loadAuth()
      .then(({ hasPassword }) => hasPassword())
      .then(
        (answer) => {
          if (current) setHas(answer);
        },
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, []);
  return has;
}

export function AccountSecurity() {
  const user = useRequiredUser();
  const account = useOwnAccount();
  const hasPassword = useHasPassword();
  return (
    <div className={styles.page}>
      <AccountFacts account={account} />
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
