import { Field, TextInput } from '@skora/shared/ui/forms';
import type { DetailForm } from './detail-values';

/** The name a person is greeted by. */
export function DisplayNameField({ form }: { form: DetailForm }) {
  return (
    <Field {...form.field('displayName')} label="Display name" required hint="What SKORA calls you.">
      <TextInput {...form.control('displayName')} autoComplete="name" />
    </Field>
  );
}
