import { ResendButton } from './resend-button';
import { resendVerification } from './resend-verification';

interface ResendVerificationButtonProps {
  label: string;
  variant?: 'primary' | 'secondary';
}

/** A new verification mail for the signed-in person, at most one a minute. */
export function ResendVerificationButton({ label, variant }: ResendVerificationButtonProps) {
  return (
    <ResendButton
      label={label}
      variant={variant}
      sentMessage="A new email is on its way. Only its link works from now on."
      send={resendVerification}
    />
  );
}
