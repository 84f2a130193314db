import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink, VisuallyHidden } from '@skora/shared/ui';
import { Checkbox } from '@skora/shared/ui/forms';
import { signUpIds } from './sign-up-values';

/** Opens beside the form, so that nothing typed is lost. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink component={Link} to={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  );
}

/** Two separate consents, both unticked: one is needed for the account, the other is not. */
export function Consents({ termsError }: { termsError?: string }) {
  return (
    <div>
      <Checkbox
        id={signUpIds.terms}
        name="terms"
        required
        error={termsError}
        label={
          <>
            I accept the <LegalLink to={paths.terms()}>Terms &amp; Conditions</LegalLink> and have read the{' '}
            <LegalLink to={paths.privacyPolicy()}>Privacy Policy</LegalLink>.
          </>
        }
      />
      <Checkbox
        id={signUpIds.newsletter}
        name="newsletter"
        label="Send me the Playbook Digest, a monthly e-mail."
        hint="Optional. You can unsubscribe at any time."
      />
    </div>
  );
}
