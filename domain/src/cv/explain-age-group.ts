import { countryName } from '../profile/countries';
import { formatDay } from '../text/format-day';
import { OLDEST_YOUTH, seasonOn, YOUNGEST } from './age-group';
import { countOn } from './age-group-counts';
import { AGE_GROUP_SOURCES, RULES_READ } from './age-group-sources';

/** Why somebody is in an age group, for the player. */
export interface AgeGroupReason {
  /** The season and who is in this group in it, and what else has to be known. */
  sentences: string[];
  /** Where the rule was read; null where it was not found. */
  source: { federation: string; words: string; href: string } | null;
}

const MONTHS = 12;

/** The first day of a year that begins in a month, in words. @param year in which it ends */
function firstDay(year: number, month: number): string {
  return formatDay(new Date(Date.UTC(month > 1 ? year - 1 : year, month - 1, 1)));
}

/** The last day of a year that begins in a month, in words. @param year in which it ends */
function lastDay(year: number, month: number): string {
  return formatDay(new Date(Date.UTC(year, month > 1 ? month - 1 : MONTHS, 0)));
}

function seasonWords(season: number, from: number): string {
  if (from === 1) return `The season is the calendar year ${season}.`;
  const name = `${season - 1}/${String(season).slice(2)}`;
  return `The season ${name} runs from ${firstDay(season, from)} to ${lastDay(season, from)}.`;
}

/** Who is in a group, by birthday. @param born year in which the year of birth of the group ends */
function bornWords(age: number | null, born: number, from: number): string {
  if (age === null) return `Senior are players born before ${firstDay(born, from)}.`;
  if (age <= YOUNGEST) return `U${YOUNGEST} are players born on ${firstDay(born, from)} or later.`;
  if (from === 1) return `U${age} are players born in ${born}.`;
  return `U${age} are players born from ${firstDay(born, from)} to ${lastDay(born, from)}.`;
}

/**
 * The rule behind an age group, in sentences.
 * @param ageGroup as `ageGroupIn` says it: "U16", "Senior"
 * @param country where it is played, ISO 3166-1 alpha-2; empty when nobody said
 */
export function explainAgeGroup(ageGroup: string, country: string, now: Date): AgeGroupReason {
  const rule = AGE_GROUP_SOURCES.get(country);
  const { seasonFrom, bornFrom } = countOn(country, now);
  const season = seasonOn(country, now);
  const digits = /^U(\d+)/.exec(ageGroup)?.[1];
  const age = digits === undefined ? null : Number(digits);
  const who = bornWords(age, season - (age ?? OLDEST_YOUTH), bornFrom);
  if (!rule) {
    const where = country
      ? `We have not found the rule of the football association in ${countryName(country)}`
      : 'Your profile does not say where you play';
    return { sentences: [`${where}, so we go by the year of birth.`, `In ${season}, ${who}`], source: null };
  }
  const { federation, page, href, note } = rule;
  return {
    sentences: [seasonWords(season, seasonFrom), who, ...(note ? [note] : [])],
    source: { federation, words: `read on ${formatDay(new Date(RULES_READ))} on a page of ${page}`, href },
  };
}
