import { PROFILE_FIELDS } from '@skora/domain';
import type { DocumentCodec } from '../document-form/document-codec';
import { readList, readText } from '../document-form/form-values';
import { tableCodec } from '../document-form/table-codec';

const codec = tableCodec(PROFILE_FIELDS, [
  (form) =>
    readList(form, 'secondaryPositions').includes(readText(form, 'primaryPosition'))
      ? { key: 'secondaryPositions', message: 'This is already your main position. Choose another one.' }
      : null,
]);

/** The profile and its form; a player without a profile begins with the name of the account. */
export function profileCodec(accountName: string): DocumentCodec {
  return {
    ...codec,
    toForm: (stored) => {
      const form = codec.toForm(stored);
      return { ...form, displayName: readText(form, 'displayName') || accountName };
    },
  };
}
