import { describeReview } from './describe-review';

const REVIEW = {
  ...{ id: 'uid_0', uid: 'uid', slot: 0, addedAt: 0, player: 'Mara F.' },
  clip: { title: 'Low save', picture: 'clips/uid/0/a1', watchAt: 'clips/uid/0' },
  ...{ decidedAt: null, decision: null, reporters: [] },
};

test('a reported clip comes with what was said, and whether it is still seen', () => {
  const reports = [
    {
      reason: 'consent' as const,
      message: 'I am in it.\nIn white.',
      at: Date.UTC(2026, 10, 22),
      weight: 0.25,
    },
  ];
  expect(describeReview({ ...REVIEW, state: 'held', reports })).toBe(
    [
      'uid_0  “Low save”, Mara F., hidden until you decide',
      '    clips/uid/0',
      '    clips/uid/0/a1',
      '    2026-11-22T00:00:00.000Z  I am in it and have not agreed (counts for 0.25)',
      '      I am in it.',
      '      In white.',
    ].join('\n'),
  );
  expect(describeReview({ ...REVIEW, state: 'reported', reports })).toContain('still seen by everybody');
});

test('a new clip says that nobody has reported it', () => {
  expect(describeReview({ ...REVIEW, state: 'held', reports: [] })).toContain('New; nobody has reported it.');
});

test('a report about a clip that was deleted says so, and how to name it', () => {
  const reports = [{ reason: 'minor' as const, message: 'My child.', at: Date.UTC(2026, 10, 22), weight: 1 }];
  expect(describeReview({ ...REVIEW, id: 'uid_0@17', clip: null, state: 'held', reports })).toBe(
    [
      'uid_0@17  A clip of Mara F., who has deleted it',
      '    2026-11-22T00:00:00.000Z  It shows somebody under 18 who should not be seen (counts for 1)',
      '      My child.',
    ].join('\n'),
  );
});
