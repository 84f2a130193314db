import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { AuthShell } from '../lib/auth-shell/auth-shell';
import { ResetPassword } from '../features/password-reset/reset-password';

export default function ResetPasswordRoute() {
  return (
    <AuthShell
      title="Choose a new password"
      eyebrow="Your account"
      links={
        <p>
          Know your password?{' '}
          <TextLink component={Link} to={paths.login()}>
            Log in
          </TextLink>
        </p>
      }
    >
      <ResetPassword />
    </AuthShell>
  );
}
