import { EmailInput, type Form } from '@skora/kit';
import { Grid } from '@skora/shared/ui';
import { Field, TextInput } from '@skora/shared/ui/forms';
import type { AskForm } from './ask-form';

export function CoachFields({ form }: { form: Form<AskForm, keyof AskForm> }) {
  return (
    <Grid columns={2} gap={5}>
      <Field {...form.field('name')} label="Coach’s name" required>
        <TextInput autoComplete="off" {...form.control('name')} />
      </Field>
      <Field {...form.field('role')} label="Role" required hint="For example head coach U17, fitness coach.">
        <TextInput autoComplete="off" {...form.control('role')} />
      </Field>
      <Field {...form.field('club')} label="Club or academy" required>
        <TextInput autoComplete="off" {...form.control('club')} />
      </Field>
      <Field
        {...form.field('email')}
        label="Coach’s e-mail"
        required
        hint="An address of the club says more than a private one: your CV shows what comes after the @."
      >
        <EmailInput autoComplete="off" {...form.control('email')} />
      </Field>
    </Grid>
  );
}
