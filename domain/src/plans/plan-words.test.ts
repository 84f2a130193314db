import { PHASE_NAMES, isUpTo } from './phases';
import { planNameWith } from './plan-with';
import { planLines } from './plan-words';
import { PAID_TIERS, PLAN_NAMES } from './plans';

const NOTHING = {
  shareLinks: 1,
  cvPdf: false,
  clips: 2,
  clipMegabytes: 50,
  reelBuilder: false,
  programPath: 'foundation',
  showcases: false,
} as const;

it('calls every paid plan a path, as the banner does', () => {
  for (const tier of PAID_TIERS) expect(PLAN_NAMES[tier]).toMatch(/ Path$/);
});

it('says what a plan has, with its numbers and the name of its phase', () => {
  expect(planLines(NOTHING)).toEqual([
    '1 link to your CV',
    '2 clips, up to 50 MB each',
    `Saves your steps on the program path up to ${PHASE_NAMES.foundation}`,
  ]);
  expect(planLines({ ...NOTHING, shareLinks: 5 }, ['shareLinks'])).toEqual(['5 links to your CV at a time']);
});

it('orders the phases by age', () => {
  expect(isUpTo('foundation', 'senior')).toBe(true);
  expect(isUpTo('senior', 'youth-development')).toBe(false);
});

it('names the cheapest plan for a wish, and takes one for a mistake that no plan has', () => {
  const clips = { tier0: 2, tier1: 6, tier2: 15, tier3: 30, tier4: 30 };
  expect(planNameWith(clips, (count) => count >= 10)).toBe(PLAN_NAMES.tier2);
  expect(() => planNameWith(clips, (count) => count > 30)).toThrow('No plan has this.');
});
