import { CLIP_REPORTS, type ClipReportReason } from '@skora/domain';
import { isHidden, UNREVIEWED, withDecision, withReport, type ClipReview } from './clip-review';

const report = (reason: ClipReportReason = 'other', at = 2000) => ({ reason, message: '', at });

function reported(review: ClipReview, households: number, reason: ClipReportReason = 'other') {
  let next = review;
  for (let household = 0; household < households; household += 1) {
    next = withReport(next, report(reason), `household ${household}`, 1000);
  }
  return next;
}

test.each(Object.keys(CLIP_REPORTS) as ClipReportReason[])('one report: %s', (reason) => {
  const { state } = reported(UNREVIEWED, 1, reason);
  expect(state).toBe(['danger', 'minor', 'consent', 'hateful'].includes(reason) ? 'held' : 'reported');
});

test('three households hide a clip, one that repeats itself does not', () => {
  expect(reported(UNREVIEWED, 2).state).toBe('reported');
  expect(reported(UNREVIEWED, 3).state).toBe('held');
  const again = Array.from({ length: 5 }).reduce<ClipReview>((review) => reported(review, 1), UNREVIEWED);
  expect(again).toMatchObject({ state: 'reported', reporters: ['household 0'] });
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
