import { weekLabel, weeksBack, type IsoWeek, type MatchRow, type TrainingRow } from '@skora/domain';
import { weeklyLoad } from '../../record';

/** The figures of one week; a player reads them at a glance. */
export interface WeekFigures {
  /** "Week 47, 16 Nov – 22 Nov" */
  label: string;
  matchMinutes: number;
  matches: number;
  trainingMinutes: number;
  sessions: number;
  /** Minutes times effort; null where nothing can be counted. */
  load: number | null;
}

export interface WeekFacts {
  now: WeekFigures;
  /** The newest week before this one that has an entry; null when there is none. */
  before: WeekFigures | null;
  /** Load of the last weeks, oldest first, this one last. Null: nothing was entered, which is not zero. */
  loads: { label: string; value: number | null }[];
}

interface Rows {
  matches: readonly MatchRow[];
  trainings: readonly TrainingRow[];
}

const CHART_WEEKS = 8;
const USUAL_WEEKS = 4;
/** One week is no habit. */
const ENOUGH_WEEKS = 2;

const NOTHING: WeekFigures = {
  label: '',
  matchMinutes: 0,
  matches: 0,
  trainingMinutes: 0,
  sessions: 0,
  load: null,
};

const total = (rows: readonly { minutes: number }[]) => rows.reduce((sum, { minutes }) => sum + minutes, 0);

export const isEmptyWeek = ({ matches, sessions }: WeekFigures): boolean => matches + sessions === 0;

/** This week and those before it, from the rows of the record. */
export function weekFacts({ matches, trainings }: Rows, now: Date): WeekFacts {
  const points = weeklyLoad({ matches, trainings }, now);
  const figures = (week: IsoWeek, back: number): WeekFigures => {
    const inWeek = (row: { id: string }) => row.id.startsWith(`${week.id}-`);
    const played = matches.filter(inWeek);
    const trained = trainings.filter(inWeek);
    return {
      label: weekLabel(week),
      matchMinutes: total(played),
      matches: played.length,
      trainingMinutes: total(trained),
      sessions: trained.length,
      load: points.at(-1 - back)?.value ?? null,
    };
  };
  const weeks = weeksBack(now, points.length).map(figures);
  const [current = NOTHING] = weeks;
  return {
    now: current,
    before: weeks.slice(1).find((week) => !isEmptyWeek(week)) ?? null,
    loads: points.slice(-CHART_WEEKS).map(({ label, value }) => ({ label, value })),
  };
}

/**
 * This week's load beside a usual one, in words. The week is not over, so it is compared with what a whole week
 * usually is, and nothing is forecast.
 * @param loads oldest first, this week last
 * @returns null where too few weeks are recorded to know what is usual
 */
export function loadWords(loads: readonly (number | null)[]): string | null {
  const now = loads.at(-1) ?? null;
  const recorded = loads.slice(-1 - USUAL_WEEKS, -1).filter((value) => value !== null);
  const sum = recorded.reduce((all, value) => all + value, 0);
  if (now === null || recorded.length < ENOUGH_WEEKS || sum === 0) return null;
  const share = now / (sum / recorded.length);
  if (share < 0.35) return 'well below your usual week so far';
  if (share < 0.8) return 'below your usual week so far';
  if (share <= 1.2) return 'about your usual week';
  return share <= 1.6 ? 'more than your usual week' : 'much more than your usual week';
}
