import { PROFILE_FIELDS, type StoredFields } from '@skora/domain';
import type { DocumentCodec } from '../../../lib/document-form/document-codec';
import { readList, readText } from '../../../lib/document-form/form-values';
import { tableCodec } from '../../../lib/document-form/table-codec';

const codec = tableCodec(PROFILE_FIELDS, [
  (form) =>
    readList(form, 'secondaryPositions').includes(readText(form, 'primaryPosition'))
      ? { key: 'secondaryPositions', message: 'Your main position cannot be another one as well.' }
      : null,
]);

/** The profile and its form; a player without a profile begins with the name of the account. */
export function profileCodec(accountName: string): DocumentCodec {
  return {
    ...codec,
    toForm: (stored: StoredFields) => {
      const form = codec.toForm(stored);
      return { ...form, displayName: readText(form, 'displayName') || accountName };
    },
  };
}
