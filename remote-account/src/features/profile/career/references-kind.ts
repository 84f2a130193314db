import { ROW_BOUNDS } from '@skora/domain';
import { readText } from '../../../lib/document-form/form-values';
import { type Relation, tableCodec } from '../../../lib/document-form/table-codec';
import { joinFacts } from './join-facts';
import type { RowKind } from './row-kind';

const contactNeedsConsent: Relation = (form) =>
  form.contactConsent !== true && readText(form, 'contact').trim() !== ''
    ? { key: 'contact', message: 'We keep an address only if the person agreed.' }
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
    text: 'Ask a coach if you may quote a sentence. Your CV says that you wrote it down; a coach can confirm numbers by email.',
  },
  fields: [
    { name: 'name', label: 'Name of the coach', hint: 'First name and surname.', half: true },
    { name: 'role', label: 'Role', hint: 'For example, U17 head coach.' },
    { name: 'club', label: 'Club' },
    {
      name: 'statement',
      label: 'What they said',
      hint: 'In the coach’s words. It is marked as reported by you.',
    },
    {
      name: 'contactConsent',
      label: 'This person agreed to be contacted about me',
      hint: 'Ask them first. We keep no address unless they agreed.',
    },
    { name: 'contact', label: 'Their email', needs: 'contactConsent' },
  ],
  title: (row) => readText(row, 'name'),
  detail: (row) => joinFacts([readText(row, 'role'), readText(row, 'club'), 'written down by you']),
  quote: (row) => readText(row, 'statement'),
};
