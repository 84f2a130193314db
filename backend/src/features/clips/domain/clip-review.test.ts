import { CLIP_REPORTS, type ClipReportReason } from '@skora/domain';
import { isHidden, UNREVIEWED, withDecision, withReport, type ClipReview } from './clip-review';
import { weighReport, type ReportOutcome } from './report-weight';

const report = (reason: ClipReportReason = 'other', at = 2000, weight = 1) => ({
  reason,
  message: '',
  at,
  weight,
});

function reported(review: ClipReview, households: number, reason: ClipReportReason = 'other') {
  let next = review;
  for (let household = 0; household < households; household += 1) {
    next = withReport(next, report(reason), `household ${household}`, 1000);
  }
  return next;
}

test.each(Object.keys(CLIP_REPORTS) as ClipReportReason[])('one report: %s', (reason) => {
  const { state } = reported(UNREVIEWED, 1, reason);
  expect(state).toBe(['danger', 'minor', 'consent', 'harmful'].includes(reason) ? 'held' : 'reported');
});

test('three households hide a clip, one that repeats itself does not', () => {
  expect(reported(UNREVIEWED, 2).state).toBe('reported');
  expect(reported(UNREVIEWED, 3).state).toBe('held');
  const again = Array.from({ length: 5 }).reduce<ClipReview>((review) => reported(review, 1), UNREVIEWED);
  expect(again).toMatchObject({
    state: 'reported',
    reporters: [{ key: 'household 0', weight: 1, protects: false }],
  });
});

test('reports that count for less do not hide a clip at once, but for the sake of a player', () => {
  const light = (reason: ClipReportReason) => withReport(UNREVIEWED, report(reason, 2000, 0.25), 'x', 1000);
  for (const reason of ['danger', 'minor', 'consent', 'harmful'] as const)
    expect(light(reason).state).toBe('held');
  const four = ['a', 'b', 'c', 'd'].reduce<ClipReview>(
    (review, key) => withReport(review, report('other', 2000, 0.25), key, 1000),
    UNREVIEWED,
  );
  expect(four.state).toBe('reported');
});

test('the weightiest report of a household counts', () => {
  const first = withReport(UNREVIEWED, report('other', 2000, 1), 'x', 1000);
  const second = withReport(first, report('hateful', 3000, 1.5), 'x', 1000);
  const third = withReport(second, report('other', 4000, 0.25), 'x', 1000);
  expect(third).toMatchObject({ state: 'reported', reporters: [{ key: 'x', weight: 1.5 }] });
  expect(withReport(third, report('hateful', 5000, 1.5), 'y', 1000).state).toBe('held');
});

test.each<[ClipReportReason, ReportOutcome[], boolean, number]>([
  ['other', [], false, 1],
  ['other', ['refused'], false, 1],
  ['other', ['refused', 'refused'], false, 0.25],
  ['other', ['refused', 'upheld', 'refused'], false, 1],
  ['other', ['upheld'], false, 1],
  ['other', [], true, 0.25],
  ['hateful', [], false, 1.5],
  ['hateful', ['refused'], false, 1.5],
  ['hateful', ['refused', 'upheld'], false, 3],
  ['hateful', ['upheld', 'refused'], false, 1.5],
  ['hateful', ['refused', 'refused'], false, 0.25],
  ['hateful', ['upheld'], true, 0.25],
])('%s, of a household whose reports ended %j (another one waits: %j), counts for %d', (...given) => {
  const [reason, outcomes, waits, weight] = given;
  expect(weighReport(reason, outcomes, waits)).toBe(weight);
});

test('what somebody has looked at stays visible until it changes', () => {
  const cleared = withDecision('restore', 'It is a drawing.', 1500);
  expect(cleared).toMatchObject({ state: 'cleared', reports: [], reporters: [] });
  expect(reported(cleared, 4, 'danger').state).toBe('reported');
  expect(withReport(cleared, report('danger', 3000), 'x', 2500).state).toBe('held');
});

test('a removed clip collects nothing more', () => {
  const removed = withDecision('hide', 'Somebody in it does not agree.', 1500);
  expect(isHidden(removed.state)).toBe(true);
  expect(reported(removed, 3, 'danger')).toBe(removed);
});

test('no more is kept than somebody can read', () => {
  expect(reported(UNREVIEWED, 60).reports).toHaveLength(20);
});

test('a state that only a newer release knows hides a clip', () => {
  expect(isHidden('waiting-for-two' as ClipReview['state'])).toBe(true);
  expect((['reported', 'cleared', 'held', 'removed'] as const).map(isHidden)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
