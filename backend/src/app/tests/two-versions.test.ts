import {
  ANCHORS,
  parseCareer,
  parseClip,
  parseCohortSheet,
  parseComparison,
  parseConfirmation,
  parseEducation,
  parseEntry,
  parseGoal,
  parseHonour,
  parseMatch,
  parseProfile,
  parseReference,
  parseTraining,
  parseVisibility,
  VISIBILITY_FIELDS,
} from '@skora/domain';
import { parseTier } from '@skora/shared/contract';
import fc from 'fast-check';

/** A reader of stored documents, and one document as this release writes it. */
interface Reader {
  read: (fields: Record<string, unknown>) => unknown;
  sample: Record<string, unknown>;
  /** Without them, or with a value nobody knows, it is no such document: left out of lists, and never written over. */
  decides: readonly string[];
}

const day = new Date(Date.UTC(2026, 10, 16));
const row = (parse: (document: { id: string; fields: Record<string, unknown> }) => unknown, id = '1') => {
  return (fields: Record<string, unknown>) => parse({ id, fields });
};

const READERS: Readonly<Record<string, Reader>> = {
  career: {
    read: row(parseCareer),
    sample: {
      club: 'FC Fictiva',
      from: '2024-08',
      to: '',
      level: 'u17',
      appearances: 12,
      goals: 3,
      note: 'x',
    },
    decides: ['club', 'from'],
  },
  clip: {
    read: row(parseClip),
    sample: {
      source: 'upload',
      action: 'goal',
      title: 'A goal',
      visibility: 'link',
      foot: 'left',
      position: 'ST',
    },
    decides: ['source', 'action'],
  },
  cohort: {
    read: parseCohortSheet,
    sample: { on: '2026-11-16', tests: { sprint: { players: 30, anchors: ANCHORS.map(() => 1) } } },
    decides: ['on', 'tests'],
  },
  comparison: { read: parseComparison, sample: { group: 'women', counts: true }, decides: ['group'] },
  confirmation: {
    read: row(parseConfirmation),
    sample: {
      items: [],
      coach: { name: 'Ida' },
      decision: 'confirmed',
      note: '',
      decidedAt: day,
      hidden: false,
    },
    decides: ['items', 'coach', 'decision', 'decidedAt'],
  },
  education: {
    read: row(parseEducation),
    sample: { school: 'School', from: '2020-08', to: '', qualification: 'x', country: 'DE' },
    decides: ['school', 'from'],
  },
  entry: {
    read: row(parseEntry),
    sample: {
      kind: 'sprint',
      measuredOn: day,
      measuredBy: 'self',
      method: 'x',
      values: {},
      ratings: {},
      ground: '',
    },
    decides: ['kind', 'measuredOn', 'measuredBy'],
  },
  goal: {
    read: row(parseGoal),
    sample: { title: 'Faster', corner: 'physical', dueOn: '2026-12-01', note: 'x', doneAt: '' },
    decides: ['title', 'corner', 'dueOn'],
  },
  honour: {
    read: row(parseHonour),
    sample: { title: 'Cup', year: 2025, awardedBy: 'x', note: 'x' },
    decides: ['title', 'year'],
  },
  match: {
    read: row(parseMatch),
    sample: {
      monday: day,
      day: 6,
      position: 'ST',
      competition: 'league',
      venue: 'home',
      role: 'started',
      minutes: 70,
    },
    decides: ['monday', 'position'],
  },
  profile: {
    read: (fields) => parseProfile(fields, 'Mara'),
    sample: {
      displayName: 'Mara',
      primaryPosition: 'ST',
      preferredFoot: 'left',
      availability: 'x',
      languages: ['de'],
    },
    decides: [],
  },
  reference: {
    read: row(parseReference),
    sample: { name: 'Ida', statement: 'Good.', contactConsent: true, contact: 'x', role: 'x', club: 'x' },
    decides: ['name', 'statement'],
  },
  tier: { read: ({ tierLevel }) => parseTier(tierLevel), sample: { tierLevel: 'tier1' }, decides: [] },
  training: {
    read: row(parseTraining),
    sample: { monday: day, day: 2, type: 'team', minutes: 60, rpe: 5 },
    decides: ['monday', 'day', 'type', 'minutes', 'rpe'],
  },
  visibility: {
    read: (fields) => parseVisibility(fields, true),
    sample: { fields: Object.fromEntries(VISIBILITY_FIELDS.map((field) => [field, 'link'])) },
    decides: [],
  },
};

const readers = Object.entries(READERS).map(([name, reader]) => ({ name, ...reader }));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A document of a release that knows more: additional fields, at every depth. */
function withMore(value: unknown): unknown {
  if (!isObject(value)) return value;
  const inner = Object.entries(value).map(([name, one]) => [name, withMore(one)] as const);
  return { ...Object.fromEntries(inner), ofTomorrow: { text: 'x', list: [1] } };
}

test.each(readers)('$name: what a newer release adds is not seen', ({ read, sample }) => {
  expect(read(sample)).not.toBeNull();
  expect(read({ ...sample, ofTomorrow: 1, ofNextWeek: { deep: [{}] } })).toEqual(read(sample));
});

test.each(readers.filter(({ name }) => name !== 'cohort'))(
  '$name: nor inside of its fields',
  ({ read, sample }) => {
    expect(read(withMore(sample) as Record<string, unknown>)).toEqual(read(sample));
  },
);

test.each(readers)(
  '$name: what an older release did not write may be missing',
  ({ read, sample, decides }) => {
    for (const field of Object.keys(sample)) {
      const { [field]: _missing, ...others } = sample;
      expect([field, read(others) === null]).toEqual([field, decides.includes(field)]);
    }
  },
);

test.each(readers)('$name: a value that only a newer release knows leaves the rest readable', (reader) => {
  const { read, sample, decides } = reader;
  for (const [field, value] of Object.entries(sample)) {
    if (typeof value !== 'string' || decides.includes(field)) continue;
    expect(read({ ...sample, [field]: 'of-tomorrow' })).not.toBeNull();
  }
});

test.each(readers)('$name: nothing that can be stored makes it throw', ({ read, sample }) => {
  const value = fc.oneof(fc.jsonValue(), fc.date(), fc.constant(undefined));
  const fields = fc.record(Object.fromEntries(Object.keys(sample).map((field) => [field, value])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(fields, fc.dictionary(fc.string(), value), (known, more) => {
      read({ ...more, ...known });
    }),
    { numRuns: 200, seed: 18 },
  );
});

test('who may see a part is not guessed: a level that nobody knows shows it to nobody', () => {
  expect(parseVisibility({ fields: { photo: 'of-tomorrow' } }, true).photo).toBe('me');
  expect(parseTier('tier9')).toBe('tier0');
});
