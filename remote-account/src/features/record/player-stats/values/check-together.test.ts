import { checkTogether } from './check-together';

const refused: [name: string, values: Record<string, number>, key: string][] = [
  ['a 10 m time below the 5 m time', { sprint5: 1.5, sprint10: 1.4 }, 'sprint10'],
  ['equal splits', { sprint20: 4, sprint30: 4 }, 'sprint30'],
  ['splits that skip one and fall', { sprint5: 2, sprint30: 1.9 }, 'sprint30'],
  ['a highest pulse below the resting one', { restingHr: 120, maxHr: 120 }, 'maxHr'],
  ['sitting higher than standing', { sittingHeightCm: 100, heightCm: 95 }, 'heightCm'],
  ['a level without its shuttle', { beepLevel: 5 }, 'beepShuttle'],
  ['a shuttle without its level', { beepShuttle: 5 }, 'beepLevel'],
  ['an eighth shuttle of level 1', { beepLevel: 1, beepShuttle: 8 }, 'beepShuttle'],
];

test.each(refused)('%s is refused at the field', (_name, values, key) => {
  expect(checkTogether(values).map((problem) => problem.key)).toEqual([key]);
});

test('values that fit are left alone', () => {
  const values = {
    sprint5: 1.05,
    sprint10: 1.8,
    sprint20: 3.1,
    sprint30: 4.4,
    beepLevel: 21,
    beepShuttle: 16,
  };
  expect(checkTogether(values)).toEqual([]);
});
