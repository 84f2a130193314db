import { AuthShell } from '../features/auth-shell/auth-shell';
import { FollowActionLink } from '../features/action-link/follow-action-link';

export default function AuthAction() {
  return (
    <AuthShell title="One moment" eyebrow="Your account">
      <FollowActionLink />
    </AuthShell>
  );
}
