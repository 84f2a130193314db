import { levelsFor, VISIBILITY_FIELDS, VISIBILITY_LEVELS } from '@skora/domain';
import { ruleFunction, ruleList } from './rule-text';

const INDENT = 8;

/** The functions that check who sees which part of a CV, from the table of parts. */
export function visibilityRules(): string {
  const adultsOnly = VISIBILITY_LEVELS.filter((level) =>
    VISIBILITY_FIELDS.every((field) => !levelsFor(field, false).includes(level)),
  );
  const narrower = VISIBILITY_FIELDS.filter(
    (field) => levelsFor(field, false).length < VISIBILITY_LEVELS.length - adultsOnly.length,
  );
  return [
    ruleFunction(
      'isVisibility(fields)',
      [
        'fields is map',
        `fields.keys().hasOnly(${ruleList(VISIBILITY_FIELDS)})`,
        `fields.values().hasOnly(${ruleList(VISIBILITY_LEVELS)})`,
      ],
      INDENT,
    ),
    ruleFunction(
      'isSafeForMinors(fields)',
      [
        `!fields.values().hasAny(${ruleList(adultsOnly)})`,
        ...narrower.map((field) => `fields.get('${field}', 'me') in ${ruleList(levelsFor(field, false))}`),
      ],
      INDENT,
    ),
  ].join('\n\n');
}
