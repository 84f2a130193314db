import type { ChangeEvent } from 'react';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink, VisuallyHidden } from '@skora/shared/ui';
import { Checkbox } from '@skora/shared/ui/forms';
import type { DetailForm } from './detail-values';

/** Opens beside the form, so that nothing typed is lost. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink component={Link} to={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  );
}

/**
 * Two separate consents, both unticked: one is needed for the account, the other is not. Word for word the texts
 * whose versions the backend logs.
 */
export function Consents({ form }: { form: DetailForm }) {
  const box = (name: 'terms' | 'newsletter') => ({
    ...form.field(name),
    name,
    checked: form.values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.change({ [name]: target.checked }),
  });
  return (
    <div>
      <Checkbox
        {...box('terms')}
        required
        label={
          <>
            I accept the <LegalLink to={paths.terms()}>Terms &amp; Conditions</LegalLink> and have read the{' '}
            <LegalLink to={paths.privacyPolicy()}>Privacy Policy</LegalLink>.
          </>
        }
      />
      <Checkbox
        {...box('newsletter')}
        label="Send me the Playbook Digest once a month. I am 16 or older, or this is the address of my parent or guardian. I can unsubscribe at any time."
        hint="Optional."
      />
    </div>
  );
}
