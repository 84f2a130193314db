import { Field, TextInput } from '@skora/shared/ui/forms';
import { detailIds } from './detail-values';

interface DisplayNameFieldProps {
  error?: string;
  /** The name the sign-in has already. */
  defaultValue?: string;
}

/** The name a person is greeted by. */
export function DisplayNameField({ error, defaultValue }: DisplayNameFieldProps) {
  return (
    <Field
      id={detailIds.displayName}
      label="Display name"
      required
      hint="How SKORA greets you."
      error={error}
    >
      <TextInput name="displayName" autoComplete="name" defaultValue={defaultValue} />
    </Field>
  );
}
