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
    text: 'Clubs and colleges ask for it, and it is good to have a plan besides football.',
  },
  fields: [
    { name: 'school', label: 'School, college or employer', hint: 'The name people know.', half: true },
    { name: 'qualification', label: 'Qualification', hint: 'What you get, or got, at the end.' },
    { name: 'from', label: 'From', hint: 'Month and year.', half: true },
    { name: 'to', label: 'To', hint: 'It can be in the future, if you know it.' },
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
