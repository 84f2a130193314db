import type { Corner, Phase, Step } from '../program/phases';
import { ALL_DAYS, daysUntil, type Day } from '../program/days';

/** What somebody's week looks like before anything is added. */
export interface WeekSetting {
  phase: Phase;
  /** Steps of a position and the share of the technical minutes they take; null for any position. */
  position: { steps: readonly Step[]; share: number } | null;
  teamDays: readonly Day[];
  matchDay: Day;
  /** Exams: half of the minutes, and no physical session. */
  exams: boolean;
}

/** Something to do on one day beside team training. */
export interface Session {
  day: Day;
  corner: Corner | 'position';
  step: Step;
  minutes: number;
}

const SESSION = { longest: 30, shortest: 10, roundTo: 5 } as const;
const MAX_A_DAY = 60;

interface Wish {
  corner: Session['corner'];
  step: Step;
  minutes: number;
}

function rounded(minutes: number): number {
  return Math.max(SESSION.shortest, Math.round(minutes / SESSION.roundTo) * SESSION.roundTo);
}

/** Cuts minutes into sessions of half an hour at most. */
function splitIntoSessions({ corner, step, minutes }: Wish): Wish[] {
  const count = Math.ceil(minutes / SESSION.longest);
  return Array.from({ length: count }, () => ({ corner, step, minutes: rounded(minutes / count) }));
}

function collectWishes({ phase, position, exams }: WeekSetting): Wish[] {
  const share = exams ? 0.5 : 1;
  const { technical, physical, psychological } = phase.steps;
  const ofPosition = technical.minutes * (position?.share ?? 0);
  const ofAll = technical.minutes - ofPosition;
  const steps = position?.steps ?? [];
  return [
    ...steps.map((step) => ({
      corner: 'position' as const,
      step,
      minutes: (ofPosition / steps.length) * share,
    })),
    ...(ofAll > 0 ? [{ corner: 'technical' as const, step: technical, minutes: ofAll * share }] : []),
    ...(exams ? [] : [{ corner: 'physical' as const, step: physical, minutes: physical.minutes }]),
    { corner: 'psychological', step: psychological, minutes: psychological.minutes * share },
  ];
}

function mayBeOn(day: Day, corner: Session['corner'], { matchDay, teamDays }: WeekSetting): boolean {
  const before = daysUntil(day, matchDay);
  const after = daysUntil(matchDay, day);
  if (corner === 'psychological') return after === 1;
  if (before === 0 || after === 1) return false;
  if (corner === 'physical') return before > 1 && !teamDays.includes(day);
  return true;
}

/**
 * Places the minutes of a phase in a week: nothing on match day, only looking back on the day after, nothing hard on the
 * day before, most on days without team training, and never more than an hour a day.
 * @returns sessions from Monday on; what found no place is left out on purpose
 */
export function planWeek(setting: WeekSetting): Session[] {
  const plan: Session[] = [];
  const load = (day: Day) =>
    plan.filter((session) => session.day === day).reduce((sum, { minutes }) => sum + minutes, 0) +
    (setting.teamDays.includes(day) ? SESSION.longest : 0);
  for (const wish of collectWishes(setting).flatMap(splitIntoSessions)) {
    const [day] = ALL_DAYS.filter((candidate) => mayBeOn(candidate, wish.corner, setting))
      .filter((candidate) => load(candidate) + wish.minutes <= MAX_A_DAY)
      .sort((one, other) => load(one) - load(other));
    if (day !== undefined) plan.push({ ...wish, day });
  }
  return plan.sort((one, other) => one.day - other.day);
}
