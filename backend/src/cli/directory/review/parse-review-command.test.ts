import { parseReviewCommand } from './parse-review-command';

test('without words it lists, with a limit of its own if one is named', () => {
  expect(parseReviewCommand([])).toEqual({ answer: null, months: 12 });
  expect(parseReviewCommand(['--months', '6'])).toEqual({ answer: null, months: 6 });
});

test('an answer names what it is about and who gives it; a no also says why', () => {
  expect(parseReviewCommand(['accept', 'row/madeup', '--by', ' Pat '])).toEqual({
    answer: { id: 'row/madeup', decision: 'accepted', by: 'Pat', note: '' },
    months: 12,
  });
  expect(parseReviewCommand(['reject', 'row/madeup', '--by=Pat', '--note=No such page.'])?.answer).toEqual({
    id: 'row/madeup',
    decision: 'rejected',
    by: 'Pat',
    note: 'No such page.',
  });
});

test.each<[string, string[]]>([
  ['nobody answers', ['accept', 'row/madeup']],
  ['a no without a reason', ['reject', 'row/madeup', '--by', 'Pat']],
  ['nothing named', ['accept', '--by', 'Pat']],
  ['another action', ['delete', 'row/madeup', '--by', 'Pat']],
  ['a name without quotation marks', ['accept', 'row/madeup', '--by', 'Pat', 'Placeholder']],
  ['no number of months', ['--months', 'some']],
  ['an answer without an action', ['--by', 'Pat']],
  ['another option', ['--quiet']],
])('%s is no command', (_what, words) => {
  expect(parseReviewCommand(words)).toBeNull();
});
