import { KEEPER_JOBS } from '../program/keeper-jobs';
import { PHASES } from '../program/phases';
import { POSITIONS } from '../program/positions';
import type { Day } from '../program/days';
import { planWeek, type WeekSetting } from './plan-week';

function findPhase(id: string) {
  const phase = PHASES.find((candidate) => candidate.id === id);
  if (!phase) throw new Error(`No phase ${id}`);
  return phase;
}

const usual: WeekSetting = {
  phase: findPhase('youth-development'),
  position: null,
  teamDays: [1, 3],
  matchDay: 5,
  exams: false,
};

const sumMinutes = (setting: WeekSetting, corner?: string) =>
  planWeek(setting)
    .filter((session) => !corner || session.corner === corner)
    .reduce((sum, { minutes }) => sum + minutes, 0);

test('an ordinary week holds the minutes of its phase', () => {
  expect(sumMinutes(usual, 'physical')).toBe(60);
  expect(sumMinutes(usual, 'technical')).toBe(75);
  expect(sumMinutes(usual, 'psychological')).toBe(15);
});

test('a position takes a third of the technical minutes', () => {
  const position = { steps: POSITIONS.slice(0, 1), share: 1 / 3 };
  expect(sumMinutes({ ...usual, position }, 'position')).toBe(25);
  expect(sumMinutes({ ...usual, position }, 'technical')).toBe(50);
});

test('a goalkeeper’s four jobs take them all', () => {
  const position = { steps: KEEPER_JOBS, share: 1 };
  const jobs = planWeek({ ...usual, position }).filter(({ corner }) => corner === 'position');
  expect(new Set(jobs.map(({ step }) => step))).toEqual(new Set(KEEPER_JOBS));
  expect(sumMinutes({ ...usual, position }, 'technical')).toBe(0);
});

test('exams halve the ball work and leave out the hard sessions', () => {
  const exams = { ...usual, exams: true };
  expect(sumMinutes(exams, 'physical')).toBe(0);
  expect(sumMinutes(exams, 'technical')).toBe(40);
});

const weeks = PHASES.flatMap((phase) =>
  ([0, 2, 5, 6] as Day[]).flatMap((matchDay) =>
    ([[], [1, 3], [0, 1, 2, 3, 4]] as Day[][]).map((teamDays) => ({ ...usual, phase, matchDay, teamDays })),
  ),
);

test.each(weeks)('$phase.name, match on $matchDay, team on $teamDays keeps the rules', (setting) => {
  const { matchDay, teamDays, phase } = setting;
  const plan = planWeek(setting);
  const dayAfter = (matchDay + 1) % 7;
  const dayBefore = (matchDay + 6) % 7;
  expect(plan.filter(({ day }) => day === matchDay)).toEqual([]);
  expect(plan.filter(({ day, corner }) => day === dayAfter && corner !== 'psychological')).toEqual([]);
  const hard = plan.filter(({ corner }) => corner === 'physical').map(({ day }) => day);
  expect(hard.filter((day) => day === dayBefore || teamDays.includes(day))).toEqual([]);
  for (const { day } of plan) {
    const own = plan.filter((session) => session.day === day).reduce((sum, { minutes }) => sum + minutes, 0);
    expect(own).toBeLessThanOrEqual(60);
  }
  const wanted = Object.values(phase.steps).reduce((sum, { minutes }) => sum + minutes, 0);
  expect(sumMinutes(setting)).toBeLessThanOrEqual(wanted);
});
