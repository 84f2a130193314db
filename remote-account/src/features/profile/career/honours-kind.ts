import { ROW_BOUNDS } from '@skora/domain';
import { readText } from '../../../lib/document-form/form-values';
import { tableCodec } from '../../../lib/document-form/table-codec';
import { joinFacts } from './join-facts';
import type { RowKind } from './row-kind';

export const HONOURS: RowKind = {
  collection: 'honours',
  orderBy: 'year',
  codec: tableCodec(ROW_BOUNDS.honours.fields),
  many: 'Your honours',
  add: 'Add an honour',
  one: 'this honour',
  empty: {
    title: 'No honour yet',
    text: 'A cup, a call-up, player of the season. Most players have none at first, and that is fine.',
  },
  fields: [
    { name: 'title', label: 'What', hint: 'For example “U15 regional cup winners”.' },
    { name: 'awardedBy', label: 'Given by', hint: 'Club, league or association.', half: true },
    { name: 'year', label: 'Year', hint: 'Four digits.' },
    { name: 'note', label: 'Note' },
  ],
  title: (row) => readText(row, 'title'),
  detail: (row) => joinFacts([readText(row, 'year'), readText(row, 'awardedBy')]),
  quote: (row) => readText(row, 'note'),
};
