import type { ReactNode } from 'react';
import type { FieldBound } from '@skora/domain';
import { Field } from '@skora/shared/ui/forms';
import { BoundInput } from './bound-input';
import { readText } from './form-values';
import type { DocumentForm } from './use-document-form';

interface FormFieldProps {
  form: DocumentForm;
  bound: FieldBound;
  name: string;
  label: string;
  hint?: ReactNode;
  unit?: string;
  autoComplete?: string;
  options?: readonly { code: string; name: string }[];
}

/** One field of a form over a stored document. */
export function FormField({ form, bound, name, label, hint, unit, autoComplete, options }: FormFieldProps) {
  return (
    <Field
      {...form.field(name)}
      label={label}
      hint={hint}
      required={'required' in bound}
      {...(unit !== undefined && { unit })}
    >
      <BoundInput
        bound={bound}
        name={name}
        value={readText(form.values, name)}
        onValueChange={(value) => form.change({ [name]: value })}
        autoComplete={autoComplete}
        options={options}
      />
    </Field>
  );
}
