import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { AuthShell } from '../features/auth-shell/auth-shell';
import { SignInForm } from '../features/sign-in/sign-in-form';

export default function Login() {
  return (
    <AuthShell
      title="Log in"
      eyebrow="Your account"
      lead="Pick up where you left off."
      links={
        <p>
          New to SKORA?{' '}
          <TextLink component={Link} to={paths.signUp()}>
            Create your account
          </TextLink>
        </p>
      }
    >
      <SignInForm />
    </AuthShell>
  );
}
