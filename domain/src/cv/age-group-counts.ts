/** How age groups are counted in a season. */
interface Count {
  /** Month in which a new season begins, 1 to 12; 1 where it is the calendar year. */
  seasonFrom: number;
  /** Month on whose first day the year of an age group begins; 1 where the year of birth counts. */
  bornFrom: number;
}

interface AgeGroupCount extends Count {
  /** How it was counted before a change: until the day before `until`, an ISO date. */
  before?: Count & { until: string };
}

/** Season from July to June, by year of birth: who turns 16 in the year the season ends is U16. */
const BY_SEASON = { seasonFrom: 7, bornFrom: 1 } as const;
/** Season and age group are the calendar year: who turns 16 in it is U16. */
const BY_CALENDAR = { seasonFrom: 1, bornFrom: 1 } as const;

const COUNTS: Readonly<Record<string, AgeGroupCount>> = {
  AT: BY_SEASON,
  BE: BY_SEASON,
  BR: BY_CALENDAR,
  CH: BY_SEASON,
  DE: BY_SEASON,
  DK: BY_SEASON,
  ES: BY_SEASON,
  FI: BY_CALENDAR,
  FR: BY_SEASON,
  GB: {
    seasonFrom: 9,
    bornFrom: 9,
  },
  IE: BY_SEASON,
  IT: BY_SEASON,
  NL: BY_SEASON,
  NO: BY_CALENDAR,
  PL: BY_SEASON,
  PT: BY_SEASON,
  SE: BY_CALENDAR,
  TR: BY_SEASON,
  US: {
    seasonFrom: 8,
    bornFrom: 8,
    before: { seasonFrom: 8, bornFrom: 1, until: '2026-08-01' },
  },
};

/** By country of play, ISO 3166-1 alpha-2, sourced in `age-group-sources.ts`. A country whose rule was not found is not in it. */
export const AGE_GROUP_COUNTS: ReadonlyMap<string, AgeGroupCount> = new Map(Object.entries(COUNTS));

/** How a country counts on a day; by the calendar year where its rule is not known. */
export function countOn(country: string, now: Date): Count {
  const rule = AGE_GROUP_COUNTS.get(country);
  if (!rule) return BY_CALENDAR;
  return rule.before && now.toISOString() < rule.before.until ? rule.before : rule;
}
