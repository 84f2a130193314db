import { countryName } from '../profile/countries';
import type { CareerEntry, EducationEntry, Honour, Reference } from '../profile/career-rows';
import type { CvCareerEntry, CvEducationEntry, CvHonour, CvReference } from './cv-view';
import { monthSpan } from './month-span';

interface Spell {
  from: string;
  to: string;
}

/** What lasts comes first, then what ended or began last. */
export function newestFirst<Row extends Spell>(rows: readonly Row[]): Row[] {
  const end = ({ to }: Spell) => to || '9999';
  return [...rows].sort((a, b) => end(b).localeCompare(end(a)) || b.from.localeCompare(a.from));
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');

const findCountryName = (country: string) => (country ? countryName(country) : '');

/** Career, newest first. */
export function projectCareer(rows: readonly CareerEntry[]): CvCareerEntry[] {
  return newestFirst(rows).map(({ id, from, to, club, team, level, country, appearances, goals, note }) => ({
    id,
    period: monthSpan(from, to),
    club,
    detail: joined(team, level, findCountryName(country)),
    appearances,
    goals,
    note,
  }));
}

/** Schools and courses, newest first. */
export function projectEducation(rows: readonly EducationEntry[]): CvEducationEntry[] {
  return newestFirst(rows).map(({ id, from, to, school, qualification, country }) => ({
    id,
    period: monthSpan(from, to),
    school,
    detail: joined(qualification, findCountryName(country)),
  }));
}

/** Honours, newest first. */
export function projectHonours(rows: readonly Honour[]): CvHonour[] {
  return [...rows]
    .sort((a, b) => b.year - a.year)
    .map(({ id, year, title, awardedBy, note }) => ({ id, year, title, detail: joined(awardedBy, note) }));
}

/** What coaches said, as the player tells it. */
export function projectReferences(rows: readonly Reference[]): CvReference[] {
  return rows.map(({ id, name, role, club, statement, contact }) => ({
    id,
    name,
    detail: joined(role, club),
    statement,
    contact,
  }));
}
