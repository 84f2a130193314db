import { countryName, monthSpan, ROW_BOUNDS } from '@skora/domain';
import { readText } from '../../../lib/document-form/form-values';
import { tableCodec } from '../../../lib/document-form/table-codec';
import { COUNTRIES, showCountry } from './country-field';
import { joinFacts } from './join-facts';
import { endsAfterItBegan } from './period-relation';
import type { RowKind } from './row-kind';

export const EDUCATION: RowKind = {
  collection: 'education',
  orderBy: 'from',
  codec: tableCodec(ROW_BOUNDS.education.fields, [endsAfterItBegan]),
  many: 'Your schools and courses',
  add: 'Add a school or course',
  one: 'this school',
  empty: {
    title: 'No school or course yet',
    text: 'Clubs and colleges ask for it, and a plan beside football makes a player calmer.',
  },
  fields: [
    { name: 'school', label: 'School, college or employer', hint: 'As it is known.', half: true },
    { name: 'qualification', label: 'Qualification', hint: 'What it leads to, or led to.' },
    { name: 'from', label: 'From', hint: 'Month and year.', half: true },
    { name: 'to', label: 'To', hint: 'May lie ahead, when you know it.' },
    { name: 'country', label: 'Country', options: COUNTRIES },
  ],
  title: (row) => readText(row, 'school'),
  detail: (row) =>
    joinFacts([
      monthSpan(readText(row, 'from'), readText(row, 'to')),
      readText(row, 'qualification'),
      countryName(readText(row, 'country')),
    ]),
  show: showCountry,
};
