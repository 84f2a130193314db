import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { AuthShell } from '../features/auth-shell/auth-shell';
import { SignUp } from '../features/sign-up/sign-up';

export default function Signup() {
  return (
    <AuthShell
      title="Create your account"
      eyebrow="Join SKORA"
      lead="A name, an e-mail and a password. That is all it takes to begin."
      links={
        <p>
          Already have an account?{' '}
          <TextLink component={Link} to={paths.login()}>
            Log in
          </TextLink>
        </p>
      }
    >
      <SignUp />
    </AuthShell>
  );
}
