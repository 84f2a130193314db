import { useRequiredUser } from '@skora/shared/session';
import styles from './section/account-security.module.css';
import { AccountFacts } from './account-facts';
import { DataSection } from './data-section';
import { DeletionSection } from './deletion/deletion-section';
import { EmailSection } from './login/email-section';
import { PasswordSection } from './login/password-section';
import { SessionsSection } from './sessions-section';
import { useHasPassword } from './login/use-has-password';
import { useOwnAccount } from './own-account/own-account';

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
