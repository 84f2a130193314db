import { parseProfile } from '../profile/parse-profile';
import { exampleEntry } from '../testing';
import { latestValues } from './latest-values';
import { changedFacts, correctedFacts, knownFacts } from './measured-facts';

const profile = (fields: Record<string, unknown>) =>
  parseProfile({ displayName: 'Mara', updatedAt: new Date('2026-06-01'), ...fields }, '');
const body = (day: string, heightCm: number) =>
  exampleEntry({ kind: 'body', measuredOn: new Date(day), method: '', values: { heightCm }, attempts: {} });
const foot = (kind: 'technical' | 'goalkeeper', day: string, weakFoot: number) =>
  exampleEntry({ kind, measuredOn: new Date(day), method: '', values: { weakFoot }, attempts: {} });

test.each([
  ['the profile', { heightCm: 170 }, [], { value: 170, from: 'profile' }],
  ['a result where the profile says nothing', {}, [body('2026-05-01', 171)], { value: 171, from: 'stats' }],
  ['a result after the profile', { heightCm: 170 }, [body('2026-07-01', 171)], { value: 171, from: 'stats' }],
  [
    'the profile after a result',
    { heightCm: 170 },
    [body('2026-05-01', 169)],
    { value: 170, from: 'profile' },
  ],
  [
    'the profile where both say the same',
    { heightCm: 170 },
    [body('2026-07-01', 170)],
    { value: 170, from: 'profile' },
  ],
  ['nowhere', {}, [], { value: null, from: 'nowhere' }],
])('what is known of the height comes from %s', (_name, fields, entries, known) => {
  expect(knownFacts(profile(fields), latestValues(entries)).get('body.heightCm')).toEqual(known);
});

test('the weaker foot is one fact, whichever page asks for it', () => {
  const latest = latestValues([foot('goalkeeper', '2026-08-01', 4), foot('technical', '2026-07-01', 3)]);
  const known = knownFacts(profile({}), latest);
  expect(known.get('technical.weakFoot')).toEqual({ value: 4, from: 'stats' });
  expect(known.get('goalkeeper.weakFoot')).toEqual({ value: 4, from: 'stats' });
});

test('a new result changes the profile, an older or an equal one does not', () => {
  const before = latestValues([body('2026-07-01', 171)]);
  const change = (entry: ReturnType<typeof body>) =>
    changedFacts(profile({ heightCm: 171 }), before, [entry]);
  expect(change(body('2026-08-01', 173))).toEqual({ heightCm: 173 });
  expect(change(body('2026-07-01', 172))).toEqual({ heightCm: 172 });
  expect(change(body('2026-03-01', 168))).toEqual({});
  expect(change(body('2026-08-01', 171))).toEqual({});
});

test('an old result does not overwrite what the profile was told since, unless that came from a result', () => {
  const change = (day: string, heightCm: number | null, known: ReturnType<typeof body>[] = []) =>
    changedFacts(profile({ heightCm }), latestValues(known), [body(day, 168)]);
  expect(change('2026-03-01', 172)).toEqual({});
  expect(change('2026-03-01', null)).toEqual({ heightCm: 168 });
  expect(change('2026-03-01', 166, [body('2026-02-01', 166)])).toEqual({ heightCm: 168 });
  // The day may still have gone on where the player is.
  expect(change('2026-05-31', 172)).toEqual({ heightCm: 168 });
});

describe('a corrected entry', () => {
  const wrong = { ...body('2026-05-01', 187), id: 'wrong', recordedAt: new Date('2026-05-01T18:00Z') };
  const earlier = { ...body('2025-05-01', 170), id: 'earlier' };
  const correct = (heightCm: number | null, entries = [wrong, earlier], values = {}) =>
    correctedFacts(profile({ heightCm }), entries, wrong, { ...wrong, corrects: 'wrong', values });

  test('changes the profile that still says the same', () => {
    expect(correct(187, [wrong, earlier], { heightCm: 178 })).toEqual({ heightCm: 178 });
    expect(correct(187)).toEqual({ heightCm: 170 });
    expect(correct(187, [wrong])).toEqual({ heightCm: null });
  });

  test('leaves a profile that says something else, or said it before', () => {
    expect(correct(172, [wrong], { heightCm: 178 })).toEqual({});
    expect(correct(187, [wrong], { heightCm: 187, weightKg: 70 })).toEqual({});
    const known = { ...wrong, recordedAt: new Date('2026-07-01') };
    expect(correctedFacts(profile({ heightCm: 187 }), [known], known, { ...known, values: {} })).toEqual({});
  });

  test('leaves what a newer entry says as well', () => {
    const newer = { ...body('2026-05-20', 187), id: 'newer' };
    expect(correct(187, [newer, wrong], { heightCm: 178 })).toEqual({});
  });
});
