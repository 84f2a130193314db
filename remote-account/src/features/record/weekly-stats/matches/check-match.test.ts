import { checkMatch } from './check-match';
import { emptyMatch, type MatchForm } from './match-form';
import { NUMBER_RELATIONS, numbersFor, SCORES } from '@skora/domain';

const good: MatchForm = {
  ...emptyMatch({ week: '2026-W47', day: '6' }, 'RW'),
  opponent: 'Northfield Rovers',
  goalsFor: '2',
  goalsAgainst: '1',
  minutes: '90',
};
const keeper: MatchForm = { ...good, position: 'GK' };

const refused: [name: string, form: MatchForm, key: string][] = [
  ['no opponent', { ...good, opponent: ' ' }, 'opponent'],
  ['an opponent of 61 characters', { ...good, opponent: 'a'.repeat(61) }, 'opponent'],
  ['no position', { ...good, position: '' }, 'position'],
  ['no score', { ...good, goalsFor: '' }, 'goalsFor'],
  ['51 goals of the opponent', { ...good, goalsAgainst: '51' }, 'goalsAgainst'],
  ['131 minutes', { ...good, minutes: '131' }, 'minutes'],
  ['no minutes for a starter', { ...good, minutes: '0' }, 'minutes'],
  ['21 assists', { ...good, numbers: { assists: '21' } }, 'assists'],
  ['half a goal', { ...good, numbers: { goals: '0,5' } }, 'goals'],
  ['more on target than shots', { ...good, numbers: { shots: '1', shotsOnTarget: '2' } }, 'shotsOnTarget'],
  ['more goals than on target', { ...good, numbers: { goals: '2', shotsOnTarget: '1' } }, 'goals'],
  ['more goals than the team', { ...good, numbers: { goals: '3' } }, 'goals'],
  ['two yellow cards alone', { ...good, numbers: { yellow: '2' } }, 'red'],
  ['three yellow cards', { ...good, numbers: { yellow: '3' } }, 'yellow'],
  ['more than the shots faced', { ...keeper, numbers: { faced: '4', saves: '4', conceded: '1' } }, 'saves'],
  ['more conceded than scored', { ...keeper, numbers: { conceded: '2' } }, 'conceded'],
];

test.each(refused)('%s is refused at its field', (_name, form, key) => {
  expect(checkMatch(form).problems.map((problem) => problem.key)).toEqual([key]);
});

const accepted: [name: string, form: MatchForm][] = [
  ['a plain match', good],
  ['130 minutes', { ...good, minutes: '130' }],
  ['two yellow cards and the red one', { ...good, numbers: { yellow: '2', red: '1' } }],
  ['a goalkeeper who saved all but one', { ...keeper, numbers: { faced: '5', saves: '4', conceded: '1' } }],
];

test.each(accepted)('%s is accepted', (_name, form) => {
  expect(checkMatch(form).problems).toEqual([]);
});

test('a player who stayed on the bench has no minutes and no numbers', () => {
  const form = { ...good, role: 'unused', minutes: '90', numbers: { goals: '1' } };
  expect(checkMatch(form)).toMatchObject({ problems: [], fields: { minutes: 0, numbers: {} } });
});

test('what nobody counted is left out, zero is kept', () => {
  expect(checkMatch({ ...good, numbers: { goals: '0', shots: '' } }).fields.numbers).toEqual({ goals: 0 });
});

// The same tables go through the database rules in backend/rules/generator/match-bounds.test.ts.
const numbers = ['RW', 'GK'].flatMap((position) =>
  numbersFor(position).map((number) => [position, number.key, number] as const),
);

test.each(numbers)('%s: %s holds its bounds', (position, key, { min = 0, max, decimals }) => {
  const base = { ...good, position, goalsFor: '50', goalsAgainst: '50', device: 'gps' };
  const red: Record<string, string> = key === 'yellow' ? { red: '1' } : {};
  const problems = (value: number) =>
    checkMatch({ ...base, numbers: { ...red, [key]: String(value) } }).problems.map((problem) => problem.key);
  expect(problems(min)).toEqual([]);
  expect(problems(max)).toEqual([]);
  expect(problems(min - 1)).toEqual([key]);
  expect(problems(max + 1)).toEqual([key]);
  expect(problems(min + 0.5)).toEqual(decimals ? [] : [key]);
});

const relations = ['RW', 'GK'].flatMap((position) => {
  const keys = numbersFor(position).map(({ key }) => key);
  return NUMBER_RELATIONS.filter(({ parts, whole }) =>
    [...parts, whole].every((key) => keys.includes(key) || SCORES.includes(key)),
  ).map((relation) => [position, relation.parts.join(' and '), relation.whole, relation] as const);
});

test.each(relations)(
  '%s: %s cannot be more than %s',
  (position, _parts, _whole, { parts, whole, at, message }) => {
    const form = (total: string, ofWhole: string) => {
      const texts = Object.fromEntries(parts.map((part) => [part, part === at ? total : '0']));
      const base = { ...good, position, goalsFor: '50', goalsAgainst: '50' };
      return SCORES.includes(whole)
        ? { ...base, [whole]: ofWhole, numbers: texts }
        : { ...base, numbers: { ...texts, [whole]: ofWhole } };
    };
    expect(checkMatch(form('1', '1')).problems).toEqual([]);
    expect(checkMatch(form('1', '0')).problems).toContainEqual({ key: at, message });
  },
);

test('running without its device is refused, without running no device is stored', () => {
  expect(checkMatch({ ...good, numbers: { sprints: '12' } }).problems).toEqual([
    { key: 'device', message: 'Choose what counted the running.' },
  ]);
  const { fields } = checkMatch({ ...good, device: 'gps' });
  expect(fields).not.toHaveProperty('device');
  expect(fields).not.toHaveProperty('running');
});
