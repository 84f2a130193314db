import { CLIP_BOUNDS, GOAL_BOUNDS } from '@skora/domain';
import type { Fields } from '../../harness/week-rows';
import { BEFORE, type LargestWrite, revised, unrevised } from './largest-write';

const goals = revised(
  '/profiles/{uid}/goals/{goal}',
  `goals/${GOAL_BOUNDS.goals}`,
  [
    { corner: 'technical', title: 'Before', dueOn: '2027-01-01' },
    {
      corner: 'social',
      title: 'a'.repeat(GOAL_BOUNDS.title),
      dueOn: '2027-12-31',
      test: 'agility',
      key: 'agility505L',
      start: 4000,
      target: 3999,
      nextTestOn: '2027-11-30',
      note: 'b'.repeat(GOAL_BOUNDS.note),
      doneAt: '2027-10-29',
    },
  ],
  { removable: true },
);

const names = 'abcdefghijklmnopqrstuvwxyz';
const steps = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${kind}.${names[index % 26]}${'z'.repeat(index / 26 + 9)}`);
const path = unrevised(
  '/profiles/{uid}/path/{document}',
  'path/progress',
  [
    { done: steps('position', 60), next: steps('keeper', 10) },
    {
      done: steps('foundation', 60),
      next: steps('position', 10),
      week: {
        phase: 'a'.repeat(30),
        position: 'b'.repeat(30),
        teamDays: [0, 1, 2, 3, 4, 5, 6],
        matchDay: 6,
        kind: 'exams',
      },
    },
  ],
  { removable: true },
);

const comparisons = unrevised(
  '/comparisons/{uid}',
  '/comparisons/{uid}',
  [
    { group: 'women', counts: false },
    { group: 'men', counts: true },
  ],
  { removable: true },
);

const decided = {
  items: Array.from({ length: 30 }, (_, index) => ({ kind: 'match', ref: `row-${index}`, value: index })),
  coach: { name: 'Rui Inventado', role: 'Head coach', club: 'Northfield', domain: 'club.example', key: 'k' },
  decision: 'confirmed',
  note: 'a'.repeat(300),
  decidedAt: BEFORE,
  schemaVersion: 1,
};
const confirmations: LargestWrite = {
  of: ['/profiles/{uid}/confirmations/{confirmation} update'],
  stored: [['confirmations/one', { ...decided, hidden: false, updatedAt: BEFORE }]],
  written: [['confirmations/one', { ...decided, hidden: true }]],
};

const saved: LargestWrite[] = [
  {
    of: ['/profiles/{uid}/savedAcademies/{academy} create'],
    stored: [['/academies/largest', { name: 'Largest' }]],
    written: [['savedAcademies/largest', { schemaVersion: 1 }]],
  },
  {
    of: ['/profiles/{uid}/savedAcademies/{academy} delete'],
    stored: [['savedAcademies/largest', { schemaVersion: 1, updatedAt: BEFORE }]],
    written: [['savedAcademies/largest', null]],
  },
];

const clip = (letter: string, last: number): Fields => ({
  source: 'vimeo',
  videoId: '123456789012/0123456789ab',
  seconds: CLIP_BOUNDS.seconds - last,
  title: letter.repeat(CLIP_BOUNDS.titleLength),
  action: last === 0 ? 'full_match' : 'goal',
  foot: last === 0 ? 'none' : 'right',
  position: last === 0 ? 'ST' : 'GK',
  minute: CLIP_BOUNDS.minute.max - last,
  opponent: letter.repeat(CLIP_BOUNDS.opponentLength),
  shirtNumber: CLIP_BOUNDS.shirtNumber.max - last,
  shirtColour: letter.repeat(CLIP_BOUNDS.colourLength),
  visibility: last === 0 ? 'public' : 'me',
  othersAgreed: last === 0,
  searchable: last === 0,
  captions: letter.repeat(CLIP_BOUNDS.captionsLength),
  schemaVersion: 1,
});
const reel = (last: number): Fields => ({
  trimStart: CLIP_BOUNDS.seconds - 2 - last,
  trimEnd: CLIP_BOUNDS.seconds - last,
  order: CLIP_BOUNDS.slots - 1 - last,
});

/** A clip of this plan; what the plan leaves as it is stays. */
function clips(tier: string, slot: number, before: Fields, after: Fields): LargestWrite[] {
  const place = `clips/${slot}`;
  const of = (operation: string) => [`/profiles/{uid}/clips/{slot} ${operation}`];
  const kept = { createdAt: BEFORE, poster: 'p'.repeat(60) };
  const stored = [[place, { ...before, ...kept, updatedAt: BEFORE }]] as const;
  const fresh =
    tier === 'tier4' ? after : { ...after, trimStart: undefined, trimEnd: undefined, order: undefined };
  return [
    { of: of('create'), name: tier, tier, written: [[place, fresh, ['createdAt', 'updatedAt']]] },
    { of: of('update'), name: tier, tier, stored, written: [[place, { ...after, ...kept }]] },
    { of: of('delete'), name: tier, tier, stored, written: [[place, null]] },
  ];
}

export const OTHER_WRITES: readonly LargestWrite[] = [
  ...goals,
  ...path,
  ...comparisons,
  confirmations,
  ...saved,
  ...clips('tier4', 29, { ...clip('a', 1), ...reel(1) }, { ...clip('b', 0), ...reel(0) }),
  ...clips('tier0', 1, { ...clip('a', 1), ...reel(1) }, { ...clip('b', 0), ...reel(1) }),
];
