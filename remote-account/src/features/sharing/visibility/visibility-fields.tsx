import { VISIBILITY_FIELDS, type VisibilityField, type VisibilityLevel } from '@skora/domain';
import { Field, Select } from '@skora/shared/ui/forms';
import { textOf } from '../../../lib/document-form/form-values';
import type { DocumentForm } from '../../../lib/document-form/use-document-form';
import styles from './visibility.module.css';
import { LEVEL_NAMES, PART_NAMES } from './visibility-words';

interface VisibilityFieldsProps {
  form: DocumentForm;
  levelsOf: (field: VisibilityField) => readonly VisibilityLevel[];
}

export function VisibilityFields({ form, levelsOf }: VisibilityFieldsProps) {
  return (
    <div className={styles.fields}>
      {VISIBILITY_FIELDS.map((field) => (
        <Field
          key={field}
          id={`visibility-${field}`}
          label={PART_NAMES[field]}
          mark="none"
          error={form.errorOf(field)}
        >
          <Select
            name={field}
            value={textOf(form.values, field)}
            onChange={(event) => form.change({ [field]: event.target.value })}
          >
            {levelsOf(field).map((level) => (
              <option key={level} value={level}>
                {LEVEL_NAMES[level]}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  );
}
