import type { Clip } from '../clips/clip';
import { hiddenVisibility, VISIBILITY_FIELDS, type Audience, type Visibility } from '../profile/visibility';
import type { CvView } from './cv-view';
import { verificationSentence } from './cv-words';
import { projectCv, STALE_DAYS } from './project-cv';
import {
  exampleConfirmation,
  exampleEntry,
  exampleMatch,
  exampleSource,
  NOW,
} from '../testing/example-source';

const DAY = 86_400_000;
const OTHERS: Audience[] = ['public', 'link', 'coach'];

/** What of a CV an audience can read, without the frame that is always there. */
function readable(view: CvView): string {
  const { header, verification, formatVersion, audience, isAdult, updated, ...parts } = view;
  expect([formatVersion, audience, isAdult, updated, verification]).toHaveLength(5);
  const { position, otherPositions, foot, weakFoot, shirtNumber, ...identity } = header;
  expect([position, otherPositions, foot, weakFoot, shirtNumber]).toHaveLength(5);
  return JSON.stringify({ ...identity, ...parts });
}

it('shows the owner every part', () => {
  const view = projectCv(exampleSource(), 'me', NOW);
  expect(Object.entries(view).filter(([, part]) => part === null)).toEqual([]);
  expect(view.header).toMatchObject({
    name: 'Mara Fictiva',
    place: 'Porto, Portugal',
    nationalities: ['Portugal', 'Germany'],
    club: 'FC Muster · U19 · District league',
    contactEmail: 'mara@player.example',
    foot: 'Left',
  });
  expect(view.career?.map(({ period }) => period)).toEqual(['Aug 2024 – now', 'Aug 2020 – Jul 2024']);
  expect(view.availability).toEqual({ state: 'Open to offers', agent: 'No agent' });
  expect(view.languages).toEqual(['Portuguese', 'German']);
});

it.each(OTHERS)('shows nothing of anything that only the player sees to %s', (audience) => {
  const view = projectCv(exampleSource({ visibility: hiddenVisibility() }), audience, NOW);
  expect(readable(view)).not.toMatch(/Mara|Muster|Porto|Portugal|171|Direct|player\.example|1\.92|Senior/);
  expect(view.verification).toEqual({
    numbers: 0,
    confirmed: 0,
    inPart: 0,
    coaches: [],
    lastTested: '',
  });
});

it.each(VISIBILITY_FIELDS)('shows %s from its level on, and to nobody before', (field) => {
  // A place among others is part of the tests.
  const rest: Visibility = { ...hiddenVisibility(), ...(field === 'comparison' && { tests: 'public' }) };
  const only = (level: Audience) => ({ ...rest, [field]: level });
  const hidden = (audience: Audience) =>
    readable(projectCv(exampleSource({ visibility: rest }), audience, NOW));
  const seen = (level: Audience, audience: Audience) =>
    readable(projectCv(exampleSource({ visibility: only(level) }), audience, NOW)) !== hidden(audience);
  expect(OTHERS.map((audience) => seen('coach', audience))).toEqual([false, false, true]);
  expect(OTHERS.map((audience) => seen('link', audience))).toEqual([false, true, true]);
  expect(OTHERS.map((audience) => seen('public', audience))).toEqual([true, true, true]);
});

it('shows nothing of a minor to the public, whatever was stored, and never the whole name', () => {
  const everything = Object.fromEntries(VISIBILITY_FIELDS.map((field) => [field, 'public' as const]));
  const visibility = { ...hiddenVisibility(), ...everything };
  const minor = exampleSource({ isAdult: false, visibility });
  expect(readable(projectCv(minor, 'public', NOW))).not.toMatch(/Mara|Muster|Porto|U17/);
  expect(projectCv(minor, 'link', NOW).header.name).toBe('Mara F.');
  expect(projectCv(minor, 'coach', NOW).header.name).toBe('Mara F.');
  expect(projectCv(minor, 'me', NOW).header.name).toBe('Mara Fictiva');
});

it('never shows weight, pulse, growth, body fat or ratings about the person', () => {
  const entries = [
    exampleEntry({ id: 'b', kind: 'body', values: { weightKg: 61.5, restingHr: 52, sittingHeightCm: 90.5 } }),
    exampleEntry({ id: 'f', kind: 'bodyFat', values: { bodyFatPct: 13.5 } }),
    exampleEntry({
      id: 't',
      kind: 'technical',
      method: '',
      values: {},
      ratings: { firstTouch: 7, focus: 9 },
    }),
  ];
  for (const audience of ['me', 'coach'] as const) {
    const view = projectCv(exampleSource({ entries }), audience, NOW);
    expect(view.tests).toEqual([]);
    expect(view.ratings?.groups.flatMap(({ ratings }) => ratings.map(({ key }) => key))).toEqual([
      'technical.firstTouch',
    ]);
    expect(JSON.stringify(view)).not.toMatch(/61\.5|90\.5|13\.5/);
  }
});

it('says of every number who measured it, how, when, and who stands for it', () => {
  const self = projectCv(exampleSource(), 'link', NOW);
  expect(self.tests?.[0]?.source).toEqual({
    trust: 'self',
    text: 'Measured by a coach · Timing gates · 12 Oct 2026',
    confirmedBy: '',
  });
  const confirmed = projectCv(exampleSource({ confirmations: [exampleConfirmation()] }), 'link', NOW);
  expect(confirmed.tests?.[0]?.source).toMatchObject({
    trust: 'confirmed',
    confirmedBy: 'Confirmed by Jonas Beispiel, U17 coach, FC Muster, 14 Oct 2026',
  });
  expect(confirmed.verification).toMatchObject({
    confirmed: 1,
    coaches: [{ name: 'Jonas Beispiel', numbers: 1, on: '2026-10-14' }],
    lastTested: '12 Oct 2026 · Timing gates',
  });
  const numbers = [...(self.season?.numbers ?? []), ...(self.tests ?? [])];
  expect(numbers.filter(({ source }) => source.text === '')).toEqual([]);
});

it('names no coach to those who do not see what was confirmed', () => {
  const visibility = { ...hiddenVisibility(), tests: 'coach' as const };
  const source = exampleSource({ visibility, confirmations: [exampleConfirmation()] });
  expect(projectCv(source, 'coach', NOW).verification.coaches).toHaveLength(1);
  expect(projectCv(source, 'link', NOW).verification.coaches).toEqual([]);
});

it.each([
  ['it was hidden', { hidden: true }],
  ['it was declined', { decision: 'declined' as const }],
])('counts no confirmation when %s', (_why, change) => {
  const confirmations = [exampleConfirmation(change)];
  const view = projectCv(exampleSource({ confirmations }), 'link', NOW);
  expect(view.verification).toMatchObject({ confirmed: 0, coaches: [] });
});

it('says how many matches of a sum are confirmed', () => {
  const matches = [exampleMatch(), exampleMatch({ id: '2026-W45-1', monday: new Date('2026-11-02') })];
  const goals = { kind: 'match', ref: '2026-W46-1', revision: 1, key: 'goals', value: 1 } as const;
  const confirmations = [
    exampleConfirmation({ items: [{ ...goals, label: 'Goals', detail: '', unit: '' }] }),
  ];
  const view = projectCv(exampleSource({ matches, confirmations }), 'link', NOW);
  expect(view.season?.numbers.find(({ key }) => key === 'goals')?.source).toEqual({
    trust: 'part',
    text: 'From 2 recorded matches',
    confirmedBy: '1 of 2 matches confirmed by Jonas Beispiel, U17 coach, FC Muster',
  });
  expect(verificationSentence(view)).toBe(
    '1 of 4 numbers confirmed in part by Jonas Beispiel, FC Muster; the others are self-reported.',
  );
});

it('counts the matches of twelve months and leaves weeks without one empty', () => {
  const old = exampleMatch({ id: '2025-W40-1', monday: new Date('2025-09-29') });
  const view = projectCv(exampleSource({ matches: [exampleMatch(), old] }), 'link', NOW);
  expect(view.season).toMatchObject({ matches: 1, minutes: 90 });
  expect(view.season?.weeks).toHaveLength(12);
  expect(view.season?.weeks.map(({ value }) => value).filter((value) => value !== null)).toEqual([90]);
});

it('compares results of one method and names the best of twelve months', () => {
  const entries = [
    exampleEntry(),
    exampleEntry({ id: 'sprint-0', measuredOn: new Date('2026-05-03'), values: { sprint10: 1.88 } }),
    exampleEntry({
      id: 'hand',
      measuredOn: new Date('2026-04-03'),
      method: 'hand',
      values: { sprint10: 1.7 },
    }),
  ];
  const view = projectCv(exampleSource({ entries }), 'link', NOW);
  expect(view.tests?.[0]).toMatchObject({
    value: 1.92,
    best: 'Best in twelve months: 1.88 s, 3 May 2026',
    change: 'Not sure yet',
  });
  expect(view.progress?.[0]).toMatchObject({ label: 'Sprint 10 m', lowerIsBetter: true, leftOut: 1 });
  expect(view.progress?.[0]?.points.map(({ on }) => on)).toEqual(['2026-05-03', '2026-10-12']);
});

it('tells a place among others to nobody unless the player chose it, and never without the test', () => {
  const seen = (visibility = exampleSource().visibility, change = {}) =>
    OTHERS.map(
      (audience) => projectCv(exampleSource({ visibility, ...change }), audience, NOW).comparison !== null,
    );
  expect(seen()).toEqual([false, false, false]);
  const shown = { ...hiddenVisibility(), tests: 'public' as const, comparison: 'public' as const };
  expect(seen(shown)).toEqual([true, true, true]);
  expect(seen({ ...shown, tests: 'coach' })).toEqual([false, false, true]);
  expect(seen(shown, { comparison: null })).toEqual([false, false, false]);
  const own = JSON.stringify(projectCv(exampleSource(), 'me', NOW));
  expect(own).toContain('girls 15–16');
  expect(own).not.toContain('2011-03-09');
});

it('is stale after 120 days without a change', () => {
  const changed = new Date('2026-11-14T00:00:00Z');
  const after = (days: number) =>
    projectCv(exampleSource(), 'link', new Date(changed.getTime() + days * DAY)).updated;
  expect(after(STALE_DAYS)).toEqual({ on: '2026-11-14', days: 120, stale: false });
  expect(after(STALE_DAYS + 1)).toMatchObject({ stale: true });
});

const clip = (slot: number, change: Partial<Clip>): Clip => ({
  slot,
  source: 'youtube',
  videoId: 'abc-def_ghi',
  action: 'goal',
  title: `Clip ${slot}`,
  foot: 'left',
  position: null,
  minute: 63,
  opponent: 'Northfield',
  shirtNumber: 7,
  shirtColour: 'white',
  seconds: 20,
  poster: null,
  trim: null,
  order: slot,
  visibility: 'link',
  searchable: false,
  othersAgreed: true,
  captions: '',
  createdAt: NOW,
  updatedAt: NOW,
  ...change,
});

it.each(['career', 'education', 'honours', 'references', 'clips'] as const)(
  'counts a change of %s for those who see it',
  (part) => {
    const today = new Date('2027-11-20');
    const row = part === 'clips' ? clip(0, {}) : exampleSource()[part][0];
    const rows = { [part]: [{ ...row, updatedAt: today }] };
    const seen = (level: Audience) => {
      const visibility = { ...hiddenVisibility(), [part]: level };
      return projectCv(exampleSource({ ...rows, visibility }), 'link', today).updated;
    };
    expect(seen('link')).toEqual({ on: '2027-11-20', days: 0, stale: false });
    expect(seen('coach')).toMatchObject({ stale: true });
  },
);

it('counts a coach’s answer for those who see what it is about', () => {
  const confirmations = [exampleConfirmation({ decidedAt: new Date('2027-10-13') })];
  const seen = (tests: Audience) => {
    const visibility = { ...hiddenVisibility(), tests };
    return projectCv(exampleSource({ confirmations, visibility }), 'link', new Date('2027-10-13')).updated;
  };
  expect(seen('link')).toMatchObject({ on: '2027-10-13' });
  expect(seen('coach')).toMatchObject({ stale: true });
});

it('shows clips to those they are for, best first, with what is said', () => {
  const spoken = { captions: '00:01.000 --> 00:02.000\nAway!', visibility: 'public' as const };
  const clips = [clip(2, { visibility: 'me' }), clip(1, spoken), clip(0, {})];
  const visibility = { ...hiddenVisibility(), clips: 'public' as const };
  const titles = (audience: Audience) =>
    projectCv(exampleSource({ clips, visibility }), audience, NOW).clips?.map(({ title }) => title);
  expect(titles('me')).toEqual(['Clip 0', 'Clip 1', 'Clip 2']);
  expect(titles('link')).toEqual(['Clip 0', 'Clip 1']);
  expect(titles('public')).toEqual(['Clip 1']);
  expect(projectCv(exampleSource({ clips, visibility }), 'public', NOW).clips?.[0]).toMatchObject({
    said: 'Away!',
    detail: 'Left foot · minute 63 · against Northfield · shirt 7, white',
    watchAt: 'https://www.youtube.com/watch?v=abc-def_ghi',
  });
});
