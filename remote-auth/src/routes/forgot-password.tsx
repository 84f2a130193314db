import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { AuthShell } from '../lib/auth-shell/auth-shell';
import { ForgotPassword } from '../features/password-reset/forgot-password';

export default function ForgotPasswordRoute() {
  return (
    <AuthShell
      title="Forgot your password?"
      eyebrow="Your account"
      lead="Tell us your email address, and we will send you a link to choose a new password."
      links={
        <p>
          Remembered it?{' '}
          <TextLink component={Link} to={paths.login()}>
            Log in
          </TextLink>
        </p>
      }
    >
      <ForgotPassword />
    </AuthShell>
  );
}
