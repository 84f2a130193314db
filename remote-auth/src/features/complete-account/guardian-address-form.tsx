import { useState } from 'react';
import { EmailInput, emailProblem, normaliseEmail, useForm, type OwnAccount, useFormDraft } from '@skora/kit';
import { Heading, Notice, Stack } from '@skora/shared/ui';
import { Field } from '@skora/shared/ui/forms';
import { AuthForm } from '../../lib/form/auth-form';
import { explainGuardianEmail } from '../../lib/registration/explain-guardian-email';
import { askGuardian } from './api/ask-guardian';

const NO_ADDRESS = { guardianEmail: '' };

/** Asks a guardian at another address than before. */
export function GuardianAddressForm({ onChange }: { onChange: (account: OwnAccount) => void }) {
  const [asked, setAsked] = useState(false);
  const form = useForm({
    initial: NO_ADDRESS,
    draft: useFormDraft({ name: 'guardian-address', empty: NO_ADDRESS }),
    fieldId: () => 'guardian-new-email',
    check: ({ guardianEmail }) => ({ guardianEmail: emailProblem(guardianEmail) }),
    explain: explainGuardianEmail,
    send: async ({ guardianEmail }, { forget }) => {
      onChange(await askGuardian(normaliseEmail(guardianEmail)));
      setAsked(true);
      forget();
    },
  });
  return (
    <Stack gap={4} component="section">
      <Heading level={2} size="sm">
        Wrong address?
      </Heading>
      {asked ? (
        <Notice tone="success" live="polite">
          The email is on its way to the new address.
        </Notice>
      ) : null}
      <AuthForm
        form={form}
        label="Use another address"
        submitLabel="Ask at this address"
        busyLabel="Asking…"
        submitVariant="secondary"
      >
        <Field
          {...form.field('guardianEmail')}
          label="Email of your parent or guardian"
          required
          hint="The link we sent to the old address stops working."
        >
          <EmailInput {...form.control('guardianEmail')} autoComplete="off" />
        </Field>
      </AuthForm>
    </Stack>
  );
}
