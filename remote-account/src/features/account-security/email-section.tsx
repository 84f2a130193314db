import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import type { SessionUser } from '@skora/shared/session';
import { Badge, Text, TextLink } from '@skora/shared/ui';
import styles from './account-security.module.css';
import { ChangeEmail } from './change-email';
import { SecuritySection } from './security-section';

// The host lets signed-in players onto that page only with a code; an empty one leads to its "send again".
const resendLink = paths.emailVerification('');

interface EmailSectionProps {
  user: SessionUser;
  hasPassword: boolean;
}

/** The address, whether it is proven, and another one. */
export function EmailSection({ user, hasPassword }: EmailSectionProps) {
  return (
    <SecuritySection id="e-mail" title="E-mail">
      <div className={styles.address}>
        <p className={styles.current}>{user.email}</p>
        {user.emailVerified ? (
          <Badge tone="success" icon="check">
            Verified
          </Badge>
        ) : (
          <>
            <Badge tone="warning">Not verified</Badge>
            <TextLink component={Link} to={resendLink}>
              Send a new link
            </TextLink>
          </>
        )}
      </div>
      {hasPassword ? (
        <ChangeEmail user={user} />
      ) : (
        <Text tone="muted">
          Your address is the one of your Google account. To use another one, set a password first.
        </Text>
      )}
    </SecuritySection>
  );
}
