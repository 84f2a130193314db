import { ResendButton } from './resend-button';
import { resendVerification } from './resend-verification';

/** A new verification mail for the signed-in person, at most one a minute. */
export function ResendVerificationButton() {
  return (
    <ResendButton
      label="Send me a new link"
      sentMessage="A new mail is on its way. Only its link works from now on."
      send={resendVerification}
    />
  );
}
