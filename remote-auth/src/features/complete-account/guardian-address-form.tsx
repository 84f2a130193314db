import { useState } from 'react';
import { EmailInput, emailProblem, normaliseEmail } from '@skora/kit';
import { Heading, Notice, Stack } from '@skora/shared/ui';
import { Field } from '@skora/shared/ui/forms';
import type { OwnAccount } from '../../lib/own-account';
import { AuthForm } from '../../lib/form/auth-form';
import { useAuthForm } from '../../lib/form/use-auth-form';
import { explainGuardianEmail } from '../../lib/registration/explain-guardian-email';
import { askGuardian } from './api/ask-guardian';

const ids = { guardianEmail: 'guardian-new-email' } as const;

function Form({ onAsked }: { onAsked: (account: OwnAccount) => void }) {
  const form = useAuthForm({
    ids,
    validate: ({ guardianEmail }) => ({ guardianEmail: emailProblem(guardianEmail) }),
    explain: explainGuardianEmail,
    submit: async ({ guardianEmail }) => onAsked(await askGuardian(normaliseEmail(guardianEmail))),
  });
  return (
    <AuthForm
      form={form}
      label="Ask at another address"
      submitLabel="Ask at this address"
      busyLabel="Asking…"
      submitVariant="secondary"
    >
      <Field
        id={ids.guardianEmail}
        label="E-mail of your parent or guardian"
        required
        error={form.errors.guardianEmail}
        hint="The link in the mail to the address before stops working."
      >
        <EmailInput name="guardianEmail" autoComplete="off" />
      </Field>
    </AuthForm>
  );
}

/** Asks a guardian at another address than before. */
export function GuardianAddressForm({ onChange }: { onChange: (account: OwnAccount) => void }) {
  const [asked, setAsked] = useState(0);
  return (
    <Stack gap={4} component="section">
      <Heading level={2} size="sm">
        Wrong address?
      </Heading>
      {asked > 0 ? (
        <Notice tone="success" live="polite">
          The mail is on its way to the new address.
        </Notice>
      ) : null}
      {/* A new form for each question: what was sent is done with. */}
      <Form
        key={asked}
        onAsked={(account) => {
          onChange(account);
          setAsked((count) => count + 1);
        }}
      />
    </Stack>
  );
}
