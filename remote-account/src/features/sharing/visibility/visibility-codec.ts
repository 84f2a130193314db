import { levelsFor, parseVisibility, VISIBILITY_FIELDS, type StoredFields } from '@skora/domain';
import type { DocumentCodec } from '../../../lib/document-form/document-codec';
import { readText } from '../../../lib/document-form/form-values';

/** The choice of who sees what and its form: one level for each part. */
export function visibilityCodec(isAdult: boolean): DocumentCodec {
  return {
    toForm: (stored: StoredFields) => parseVisibility(stored, isAdult),
    check: (form) => ({
      problems: VISIBILITY_FIELDS.filter(
        (field) => !levelsFor(field, isAdult).some((level) => level === readText(form, field)),
      ).map((key) => ({ key, message: 'Choose from the list.' })),
      fields: {
        fields: Object.fromEntries(VISIBILITY_FIELDS.map((field) => [field, readText(form, field)])),
      },
    }),
  };
}
