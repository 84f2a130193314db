import type { MatchRow, TrainingRow } from '@skora/domain';
import { isEmptyWeek, loadWords, weekFacts } from './week-facts';

const NOW = new Date('2026-11-18T12:00:00');
const training = (id: string, minutes: number, rpe: number) =>
  ({ id, minutes, rpe, day: 2, type: 'team', monday: new Date(), revision: 1 }) as TrainingRow;
const match = (id: string, minutes: number) => ({ id, minutes, rpe: null }) as unknown as MatchRow;

test('this week and the newest week before it that has an entry', () => {
  const facts = weekFacts(
    {
      matches: [match('2026-W45-1', 60)],
      trainings: [
        training('2026-W47-1', 90, 5),
        training('2026-W45-1', 75, 4),
        training('2026-W45-2', 60, 4),
      ],
    },
    NOW,
  );
  expect(facts.now).toMatchObject({ matchMinutes: 0, sessions: 1, trainingMinutes: 90, load: 450 });
  expect(facts.before).toMatchObject({
    label: 'Week 45, 2 Nov – 8 Nov',
    matchMinutes: 60,
    sessions: 2,
    trainingMinutes: 135,
    load: 540,
  });
  expect(facts.loads.map(({ value }) => value)).toEqual([null, null, null, null, null, 540, null, 450]);
});

test('nothing entered is an empty week and none before', () => {
  const { now, before, loads } = weekFacts({ matches: [], trainings: [] }, NOW);
  expect(isEmptyWeek(now)).toBe(true);
  expect(now.load).toBeNull();
  expect(before).toBeNull();
  expect(loads.every(({ value }) => value === null)).toBe(true);
});

test.each([
  [[1000, 1000, 1000, 1000, 200], 'well below your usual week so far'],
  [[1000, 1000, 1000, 1000, 700], 'below your usual week so far'],
  [[1000, 1000, null, 1000, 1100], 'about your usual week'],
  [[1000, null, null, 1000, 1500], 'more than your usual week'],
  [[1000, 1000, 1000, 1000, 1700], 'much more than your usual week'],
  [[null, null, null, 1000, 700], null],
  [[1000, 1000, 1000, 1000, null], null],
  [[0, 0, 0, 0, 100], null],
])('%j is %p', (loads, words) => {
  expect(loadWords(loads)).toBe(words);
});
