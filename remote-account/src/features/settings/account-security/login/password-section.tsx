import type { SessionUser } from '@skora/shared/session';
import { ChangePassword } from './change-password';
import { SecuritySection } from '../section/security-section';
import { SetPassword } from './set-password';

interface PasswordSectionProps {
  user: SessionUser;
  hasPassword: boolean;
}

export function PasswordSection({ user, hasPassword }: PasswordSectionProps) {
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
