import { VISIBILITY_FIELDS, type VisibilityField, type VisibilityLevel } from '@skora/domain';
import { Field, Select } from '@skora/shared/ui/forms';
import { readText } from '../../../lib/document-form/form-values';
import type { DocumentForm } from '../../../lib/document-form/use-document-form';
import styles from './visibility.module.css';
import { LEVEL_NAMES, PART_NAMES } from './visibility-words';

interface VisibilityFieldsProps {
  form: DocumentForm;
  listLevels: (field: VisibilityField) => readonly VisibilityLevel[];
}

export function VisibilityFields({ form, listLevels }: VisibilityFieldsProps) {
  return (
    <div className={styles.fields}>
      {VISIBILITY_FIELDS.map((field) => (
        <Field key={field} {...form.field(field)} label={PART_NAMES[field]} mark="none">
          <Select
            name={field}
            value={readText(form.values, field)}
            onChange={(event) => form.change({ [field]: event.target.value })}
          >
            {listLevels(field).map((level) => (
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
