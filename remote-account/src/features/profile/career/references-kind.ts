import { ROW_BOUNDS } from '@skora/domain';
import { readText } from '../../../lib/document-form/form-values';
import { type Relation, tableCodec } from '../../../lib/document-form/table-codec';
import { joinFacts } from './join-facts';
import type { RowKind } from './row-kind';

const contactNeedsConsent: Relation = (form) =>
  form.contactConsent !== true && readText(form, 'contact').trim() !== ''
    ? { key: 'contact', message: 'An address is kept only with the person’s consent.' }
    : null;

const codec = tableCodec(ROW_BOUNDS.references.fields, [contactNeedsConsent]);

export const REFERENCES: RowKind = {
  collection: 'references',
  // The last changed first: references have no date of their own.
  orderBy: 'updatedAt',
  codec,
  many: 'Your references',
  add: 'Add a reference',
  one: 'this reference',
  empty: {
    title: 'No reference yet',
    text: 'Ask a coach whether you may quote a sentence. On your CV it stands as told by you; a coach can confirm numbers by mail.',
  },
  fields: [
    { name: 'name', label: 'Name of the coach', hint: 'First name and surname.', half: true },
    { name: 'role', label: 'Role', hint: 'For example head coach U17.' },
    { name: 'club', label: 'Club' },
    {
      name: 'statement',
      label: 'What he or she said',
      hint: 'In the coach’s words. It is marked as reported by you.',
    },
    {
      name: 'contactConsent',
      label: 'This person agreed to be contacted about me',
      hint: 'Ask first. Without consent no address is kept.',
    },
    { name: 'contact', label: 'Their e-mail', needs: 'contactConsent' },
  ],
  title: (row) => readText(row, 'name'),
  detail: (row) => joinFacts([readText(row, 'role'), readText(row, 'club'), 'told by you']),
  quote: (row) => readText(row, 'statement'),
};
