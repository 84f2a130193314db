import { type FieldBound, type FieldBounds, PROFILE_FIELDS, ROW_BOUNDS } from '@skora/domain';
import { ruleFunction, ruleList } from './rule-text';

/** What every stored document carries besides its own fields. */
const STAMPS = ['revision', 'schemaVersion', 'updatedAt'];

/** A value that is right whatever the bounds, so that absent means untouched. */
function whenAbsent(bound: FieldBound): string {
  switch (bound.kind) {
    case 'email':
      return "'a@b.c'";
    case 'month':
      return "'2000-01'";
    case 'country':
      return "'GB'";
    case 'whole':
    case 'number':
      return String(bound.min);
    case 'choice':
      return `'${bound.of[0]}'`;
    case 'choices':
    case 'codes':
      return '[]';
    default:
      return "'a'";
  }
}

function check(bound: FieldBound, value: string): string {
  switch (bound.kind) {
    case 'line':
      return `isLine(${value}, ${bound.max})`;
    case 'lines':
      return `isLines(${value}, ${bound.max})`;
    case 'email':
      return `isEmail(${value}, ${bound.max})`;
    case 'whole':
      return `isWhole(${value}, ${bound.min}, ${bound.max})`;
    case 'number':
      return `isNumber(${value}, ${bound.min}, ${bound.max})`;
    case 'year':
      return `isYear(${value}, ${bound.min})`;
    case 'month':
      return `isMonth(${value}, ${bound.yearsAhead})`;
    case 'country':
      return `isCode(${value}, '[A-Z]')`;
    case 'choice':
      return `${value} in ${ruleList(bound.of)}`;
    case 'choices':
      return `areChoices(${value}, ${bound.max}, ${ruleList(bound.of)})`;
    case 'codes':
      return `areCodes(${value}, ${bound.max}, '${bound.letters === 'upper' ? '[A-Z]' : '[a-z]'}')`;
    case 'yesNo':
      return `${value} is bool`;
  }
}

function documentFunction(
  name: string,
  fields: FieldBounds,
  options: { indent: number; optional?: readonly string[]; relations?: readonly string[] },
): string {
  const { indent, optional = [], relations = [] } = options;
  const keys = [...Object.keys(fields), ...STAMPS];
  const needed = keys.filter((key) => {
    const bound = fields[key];
    return (bound === undefined || 'required' in bound) && !optional.includes(key);
  });
  return ruleFunction(
    `${name}(data)`,
    [
      `data.keys().hasAll(${ruleList(needed)})`,
      `data.keys().hasOnly(${ruleList(keys)})`,
      ...Object.entries(fields).map(([key, bound]) =>
        check(bound, 'required' in bound ? `data.${key}` : `data.get('${key}', ${whenAbsent(bound)})`),
      ),
      ...relations,
      'data.schemaVersion == 1',
      'isNow(data.updatedAt)',
    ],
    indent,
  );
}

/** The function that checks a profile, from the table of its fields. */
export function profileRules(): string {
  return documentFunction('isProfile', PROFILE_FIELDS, {
    indent: 6,
    // Profiles of a registration have none until their player saves the first change.
    optional: ['revision'],
    relations: ["!(data.get('primaryPosition', '') in data.get('secondaryPositions', []))"],
  });
}

const PERIOD = "(!('to' in data) || data.from <= data.to)";

const RELATIONS = {
  career: [PERIOD, "(data.get('appearances', 1) > 0 || data.get('goals', 0) == 0)"],
  education: [PERIOD],
  honours: [],
  references: ["(data.contactConsent || !('contact' in data))"],
};

/** The functions that check the rows below a profile, from the table of their fields. */
export function profileRowRules(): string {
  const names = {
    career: 'isCareer',
    education: 'isEducation',
    honours: 'isHonour',
    references: 'isReference',
  };
  return Object.entries(names)
    .map(([collection, name]) => {
      const key = collection as keyof typeof ROW_BOUNDS;
      return documentFunction(name, ROW_BOUNDS[key].fields, { indent: 6, relations: RELATIONS[key] });
    })
    .join('\n\n');
}
