import { AuthShell } from '../lib/auth-shell/auth-shell';
import { FollowActionLink } from '../features/auth-action/follow-action-link';

export default function AuthAction() {
  return (
    <AuthShell title="One moment" eyebrow="Your account">
      <FollowActionLink />
    </AuthShell>
  );
}
