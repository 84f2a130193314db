import type { Confirmation } from '../confirmations/confirmation';
import type { ComparisonSource } from '../cohorts/project-comparison';
import type { StatEntry } from '../entries/stat-entry';
import type { MatchRow } from '../matches/match-row';
import { parseProfile } from '../profile/parse-profile';
import { defaultVisibility } from '../profile/visibility';
import type { CvSource } from '../cv/cv-source';

/** A sprint over 10 m and 30 m as it is stored. */
export function storedSprint() {
  const { kind, measuredOn, measuredBy, method, ratings } = exampleEntry();
  return { kind, measuredOn, measuredBy, method, ratings, values: { sprint10: 1.92, sprint30: 4.41 } };
}

/** A match as it is stored under `2026-W46-1`: won 3:1, with two goals of the player. */
export function storedMatch() {
  const { monday, day, competition, opponent, venue, format, position, role, minutes, revision } =
    exampleMatch();
  const played = { monday, day, competition, opponent, venue, format, position, role, minutes, revision };
  return { ...played, goalsFor: 3, goalsAgainst: 1, numbers: { goals: 2, assists: 1 } };
}

export const NOW = new Date('2026-11-21T12:00:00Z');

/** A test result; one sprint over 10 m unless told otherwise. */
export function exampleEntry(change: Partial<StatEntry> = {}): StatEntry {
  return {
    id: 'sprint-1',
    kind: 'sprint',
    measuredOn: new Date('2026-10-12'),
    measuredBy: 'coach',
    method: 'gates',
    values: { sprint10: 1.92 },
    ratings: {},
    attempts: {},
    ground: '',
    evidence: '',
    corrects: '',
    recordedAt: null,
    ...change,
  };
}

/** A match of 90 minutes with a goal. */
export function exampleMatch(change: Partial<MatchRow> = {}): MatchRow {
  return {
    id: '2026-W46-1',
    monday: new Date('2026-11-09'),
    day: 6,
    competition: 'league',
    opponent: 'Northfield Rovers',
    venue: 'home',
    goalsFor: 2,
    goalsAgainst: 0,
    format: 11,
    position: 'RW',
    role: 'started',
    minutes: 90,
    rpe: 7,
    numbers: { goals: 1 },
    device: '',
    revision: 1,
    ...change,
  };
}

/** A coach's yes to the sprint of {@link exampleEntry}. */
export function exampleConfirmation(change: Partial<Confirmation> = {}): Confirmation {
  return {
    id: 'one',
    items: [
      {
        kind: 'entry',
        ref: 'sprint-1',
        revision: 0,
        key: 'sprint10',
        value: 1.92,
        label: 'Sprint 10 m',
        detail: '',
        unit: 's',
      },
    ],
    coach: {
      name: 'Jonas Beispiel',
      role: 'U17 coach',
      club: 'FC Muster',
      domain: 'muster.example',
      key: 'jonas',
    },
    decision: 'confirmed',
    note: '',
    decidedAt: new Date('2026-10-14T10:00:00Z'),
    hidden: false,
    ...change,
  };
}

/** Comparable players for the sprint of {@link exampleEntry}, who is then 15. */
export function exampleComparison(): ComparisonSource {
  const cohort = { players: 130, anchors: [2.1, 2, 1.95, 1.9, 1.85] };
  const sheet = { on: '2026-11-15', tests: { 'sprint.sprint10.gates': cohort } };
  return { group: 'women', bornOn: '2011-03-09', sheets: new Map([['women-15-16', sheet]]) };
}

/** A winger with something in every part. */
export function exampleSource(change: Partial<CvSource> = {}): CvSource {
  const isAdult = change.isAdult ?? true;
  return {
    profile: parseProfile(
      {
        displayName: 'Mara Fictiva',
        primaryPosition: 'RW',
        secondaryPositions: ['LW'],
        preferredFoot: 'left',
        heightCm: 171.5,
        bio: 'Direct and quick.',
        country: 'PT',
        city: 'Porto',
        nationalities: ['PT', 'DE'],
        languages: ['pt', 'de'],
        availability: 'open',
        agent: 'none',
        contactEmail: 'mara@player.example',
        updatedAt: new Date('2026-11-01'),
      },
      '',
    ),
    hasPhoto: true,
    entries: [exampleEntry()],
    matches: [exampleMatch()],
    career: [
      {
        id: '1',
        club: 'FC Muster',
        team: 'U19',
        country: 'PT',
        level: 'District league',
        from: '2024-08',
        to: '',
        appearances: 31,
        goals: 9,
        note: '',
        revision: 1,
        updatedAt: null,
      },
      {
        id: '2',
        club: 'SV Beispiel',
        team: '',
        country: '',
        level: '',
        from: '2020-08',
        to: '2024-07',
        appearances: null,
        goals: null,
        note: '',
        revision: 1,
        updatedAt: null,
      },
    ],
    education: [
      {
        id: '1',
        school: 'Escola Exemplo',
        qualification: '12th grade',
        country: 'PT',
        from: '2022-09',
        to: '2025-06',
        revision: 1,
        updatedAt: null,
      },
    ],
    honours: [
      {
        id: '1',
        title: 'District cup',
        awardedBy: 'District of Nowhere',
        year: 2025,
        note: '',
        revision: 1,
        updatedAt: null,
      },
    ],
    references: [
      {
        id: '1',
        name: 'Jonas Beispiel',
        role: 'U17 coach',
        club: 'FC Muster',
        statement: 'Brave with the ball.',
        contactConsent: false,
        contact: '',
        revision: 1,
        updatedAt: null,
      },
    ],
    clips: [],
    confirmations: [],
    visibility: defaultVisibility(isAdult),
    ageGroup: isAdult ? 'Senior' : 'U17',
    comparison: exampleComparison(),
    ...change,
    isAdult,
    shownAsMinor: !isAdult,
  };
}
