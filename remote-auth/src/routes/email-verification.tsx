import { AuthShell } from '../lib/auth-shell/auth-shell';
import { EmailVerification } from '../features/email-verification/email-verification';

export default function EmailVerificationRoute() {
  return (
    <AuthShell title="Verify your email" eyebrow="Your account">
      <EmailVerification />
    </AuthShell>
  );
}
