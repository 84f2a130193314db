import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { AuthShell } from '../lib/auth-shell/auth-shell';
import { SignUp } from '../features/sign-up/sign-up';
import { AnewAfterSignOut } from '../lib/session-hold/anew-after-sign-out';

export default function Signup() {
  return (
    <AuthShell
      title="Create your account"
      eyebrow="Join SKORA"
      lead="What you enter stays private until you choose to show it."
      links={
        <p>
          Already have an account?{' '}
          <TextLink component={Link} to={paths.login()}>
            Log in
          </TextLink>
        </p>
      }
    >
      <AnewAfterSignOut>
        <SignUp />
      </AnewAfterSignOut>
    </AuthShell>
  );
}
