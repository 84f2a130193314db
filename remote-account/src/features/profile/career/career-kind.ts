import { countryName, monthSpan, ROW_BOUNDS } from '@skora/domain';
import { parseDecimal } from '@skora/shared/ui/forms';
import { type FormValues, readText } from '../../../lib/document-form/form-values';
import { type Relation, tableCodec } from '../../../lib/document-form/table-codec';
import { COUNTRIES, showCountry } from './country-field';
import { joinFacts } from './join-facts';
import { endsAfterItBegan } from './period-relation';
import type { RowKind } from './row-kind';

const goalsNeedMatches: Relation = (form) =>
  parseDecimal(readText(form, 'appearances')) === 0 && (parseDecimal(readText(form, 'goals')) ?? 0) > 0
    ? { key: 'goals', message: 'Goals need at least one appearance.' }
    : null;

function numbers(row: FormValues): string {
  const appearances = readText(row, 'appearances');
  const goals = readText(row, 'goals');
  return joinFacts([
    appearances && `${appearances} ${appearances === '1' ? 'appearance' : 'appearances'}`,
    goals && `${goals} ${goals === '1' ? 'goal' : 'goals'}`,
  ]);
}

export const CAREER: RowKind = {
  collection: 'career',
  orderBy: 'from',
  codec: tableCodec(ROW_BOUNDS.career.fields, [endsAfterItBegan, goalsNeedMatches]),
  many: 'Your clubs',
  add: 'Add a club',
  one: 'this club',
  empty: {
    title: 'No club yet',
    text: 'Start with the one you play for now. Your team and level tell a coach more than the name of the club.',
  },
  fields: [
    { name: 'club', label: 'Club', hint: 'The name people know.', half: true },
    { name: 'team', label: 'Team', hint: 'For example, U17 or first team.' },
    { name: 'level', label: 'Level', hint: 'The name of the league or division.', half: true },
    { name: 'country', label: 'Country', hint: 'Where the club is.', options: COUNTRIES },
    { name: 'from', label: 'From', hint: 'Month and year.', half: true },
    { name: 'to', label: 'To', hint: 'Leave it empty if you are still there.' },
    { name: 'appearances', label: 'Appearances', hint: 'Official matches. 0 to 999.', half: true },
    { name: 'goals', label: 'Goals', hint: '0 to 999.' },
    { name: 'note', label: 'Note', hint: 'For example, captain, moved up a team, on loan.' },
  ],
  title: (row) => joinFacts([readText(row, 'club'), readText(row, 'team')]),
  detail: (row) =>
    joinFacts([
      monthSpan(readText(row, 'from'), readText(row, 'to')),
      readText(row, 'level'),
      countryName(readText(row, 'country')),
      numbers(row),
    ]),
  quote: (row) => readText(row, 'note'),
  show: showCountry,
};
