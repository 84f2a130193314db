import { ResendVerificationButton } from '@skora/kit';
import type { SessionUser } from '@skora/shared/session';
import { Badge, Text } from '@skora/shared/ui';
import styles from '../section/account-security.module.css';
import { ChangeEmail } from './change-email';
import { SecuritySection } from '../section/security-section';

interface EmailSectionProps {
  user: SessionUser;
  hasPassword: boolean;
}

function ProveEmail() {
  return (
    <>
      <Text tone="muted">
        We sent an email with a link to this address. Open the link to show that the address is yours. Check
        your spam folder too.
      </Text>
      <ResendVerificationButton label="Send the email again" variant="secondary" />
    </>
  );
}

export function EmailSection({ user, hasPassword }: EmailSectionProps) {
  return (
    <SecuritySection id="e-mail" title="Email">
      <div className={styles.address}>
        <p className={styles.current}>{user.email}</p>
        {user.emailVerified ? (
          <Badge tone="success" icon="check">
            Verified
          </Badge>
        ) : (
          <Badge tone="warning">Not verified</Badge>
        )}
      </div>
      {user.emailVerified ? null : <ProveEmail />}
      {hasPassword ? (
        <ChangeEmail user={user} />
      ) : (
        <Text tone="muted">
          This is the address of your Google account. To use another one, set a password first.
        </Text>
      )}
    </SecuritySection>
  );
}
