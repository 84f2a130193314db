import { SignIn } from '../features/sign-in/sign-in';
import { AnewAfterSignOut } from '../lib/session-hold/anew-after-sign-out';

export default function Login() {
  return (
    <AnewAfterSignOut>
      <SignIn />
    </AnewAfterSignOut>
  );
}
