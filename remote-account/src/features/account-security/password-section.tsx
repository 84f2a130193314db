import type { SessionUser } from '@skora/shared/session';
import { ChangePassword } from './change-password';
import { SecuritySection } from './security-section';
import { SetPassword } from './set-password';

interface PasswordSectionProps {
  user: SessionUser;
  hasPassword: boolean | null;
}

/** A new password, or the first one. */
export function PasswordSection({ user, hasPassword }: PasswordSectionProps) {
  return (
    <SecuritySection id="password" title="Password">
      {hasPassword === true ? <ChangePassword user={user} /> : null}
      {hasPassword === false && user.email !== null ? <SetPassword email={user.email} /> : null}
    </SecuritySection>
  );
}
