import { EmailInput } from '@skora/kit';
import { Grid } from '@skora/shared/ui';
import { Field, TextInput } from '@skora/shared/ui/forms';
import { ASK_FIELDS, type AskForm } from './ask-form';

interface CoachFieldsProps {
  form: AskForm;
  change: (part: Partial<AskForm>) => void;
  errorOf: (fieldId: string) => string | undefined;
}

export function CoachFields({ form, change, errorOf }: CoachFieldsProps) {
  return (
    <Grid columns={2} gap={5}>
      <Field id={ASK_FIELDS.name} label="Coach’s name" required error={errorOf(ASK_FIELDS.name)}>
        <TextInput
          autoComplete="off"
          value={form.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field
        id={ASK_FIELDS.role}
        label="Role"
        required
        hint="For example head coach U17, fitness coach."
        error={errorOf(ASK_FIELDS.role)}
      >
        <TextInput
          autoComplete="off"
          value={form.role}
          onChange={({ target }) => change({ role: target.value })}
        />
      </Field>
      <Field id={ASK_FIELDS.club} label="Club or academy" required error={errorOf(ASK_FIELDS.club)}>
        <TextInput
          autoComplete="off"
          value={form.club}
          onChange={({ target }) => change({ club: target.value })}
        />
      </Field>
      <Field
        id={ASK_FIELDS.email}
        label="Coach’s e-mail"
        required
        hint="An address of the club says more than a private one: your CV shows what comes after the @."
        error={errorOf(ASK_FIELDS.email)}
      >
        <EmailInput
          autoComplete="off"
          value={form.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      </Field>
    </Grid>
  );
}
