import { numbersOfEntry, numbersOfMatch } from '../confirmations/confirmable-numbers';
import type { NumberRef } from '../confirmations/confirmation';
import { findConfirmation } from '../confirmations/find-confirmation';
import { projectComparison } from '../cohorts/project-comparison';
import { AVAILABILITIES, NO_AGENT } from '../profile/profile';
import { languageName } from '../profile/languages';
import { mayShow, type Audience, type VisibilityField } from '../profile/visibility';
import { dayOfWeek } from '../weeks/iso-week';
import { daysSince, isoDay } from './cv-moment';
import type { CvSource } from './cv-source';
import type { CvView } from './cv-view';
import { projectClips } from './project-clips';
import { projectHeader } from './project-header';
import { projectRatings } from './project-ratings';
import { projectCareer, projectEducation, projectHonours, projectReferences } from './project-rows';
import { projectSeason } from './project-season';
import { projectProgress, projectTests } from './project-tests';
import { findVerification } from './verification';

/** After so many days without a change a CV says that it is old. */
export const STALE_DAYS = 120;

/** When the parts that the audience sees were changed; of hidden ones not even the time is told. */
function listChanges(source: CvSource, view: Omit<CvView, 'updated'>, behind: readonly NumberRef[]): Date[] {
  const { matches, entries, career, education, honours, references, confirmations } = source;
  const slots = new Set(view.clips?.map(({ slot }) => slot));
  const rows = [
    ...(view.career ? career : []),
    ...(view.education ? education : []),
    ...(view.honours ? honours : []),
    ...(view.references ? references : []),
    ...source.clips.filter(({ slot }) => slots.has(slot)),
  ];
  return [
    source.profile.updatedAt,
    ...(view.season ? matches.map((row) => dayOfWeek(row, row.day)) : []),
    ...(view.tests || view.ratings ? entries.flatMap((entry) => [entry.measuredOn, entry.recordedAt]) : []),
    ...behind.map((number) => findConfirmation(number, confirmations)?.decidedAt ?? null),
    ...rows.map(({ updatedAt }) => updatedAt),
  ].filter((time) => time !== null);
}

function findUpdated(changes: readonly Date[], now: Date): CvView['updated'] {
  if (changes.length === 0) return null;
  const last = new Date(Math.max(...changes.map((time) => time.getTime())));
  const days = daysSince(last, now);
  return { on: isoDay(last), days, stale: days > STALE_DAYS };
}

function readAvailability({ profile }: CvSource): CvView['availability'] {
  const { availability, agent } = profile;
  return {
    state: availability ? AVAILABILITIES[availability] : '',
    agent: agent === NO_AGENT ? 'No agent' : agent,
  };
}

/**
 * The CV as one audience sees it.
 * @param audience `me` sees everything that can be on a CV; weight, pulse, growth and ratings about the person never are
 * @example projectCv(source, 'link', new Date()).header.name // 'Mara F.' of a minor
 */
export function projectCv(source: CvSource, audience: Audience, now: Date): CvView {
  const { entries, matches, confirmations, visibility, isAdult, profile } = source;
  const isOwner = audience === 'me';
  // Of a minor nothing is public, whatever was stored.
  const nothing = audience === 'public' && !isAdult;
  const shows = (field: VisibilityField) => isOwner || (!nothing && mayShow(visibility[field], audience));
  const when = <Part>(field: VisibilityField, part: () => Part) => (shows(field) ? part() : null);

  const season = when('matches', () =>
    projectSeason(matches, profile.primaryPosition, confirmations, isOwner, now),
  );
  const tests = when('tests', () => projectTests(entries, confirmations, isOwner, now));
  // A place among others says how good a result is, so it is hidden with it.
  const compared = tests && source.comparison;
  const ratings = when('ratings', () => projectRatings(entries, profile.primaryPosition));
  const numbers = [...(season?.numbers ?? []), ...(tests ?? [])];
  const behind = [
    ...(tests ? entries.flatMap(numbersOfEntry) : []),
    ...(season ? matches.flatMap(numbersOfMatch) : []),
  ];
  const view = {
    formatVersion: 1 as const,
    audience,
    isAdult,
    header: projectHeader(source, shows, isOwner),
    verification: findVerification(numbers, behind, tests ?? [], source),
    bio: when('bio', () => profile.bio),
    clips: when('clips', () => projectClips(source.clips, audience)),
    season,
    tests,
    comparison: when('comparison', () => compared && projectComparison(entries, compared)),
    progress: when('tests', () => projectProgress(entries)),
    ratings,
    career: when('career', () => projectCareer(source.career)),
    honours: when('honours', () => projectHonours(source.honours)),
    education: when('education', () => projectEducation(source.education)),
    languages: when('education', () => profile.languages.map(languageName)),
    references: when('references', () => projectReferences(source.references)),
    availability: when('availability', () => readAvailability(source)),
  };
  return { ...view, updated: findUpdated(listChanges(source, view, behind), now) };
}
