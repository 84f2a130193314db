import { findUnsourced } from './unsourced-figures';

const SOURCE = '<a href="https://doi.org/10.1371/journal.pone.0182211">a study</a>';

function unsourced(html: string): string[] {
  const page = document.createElement('main');
  page.innerHTML = html;
  return findUnsourced(page);
}

test.each([
  'About 9% got there.',
  'They ran 2,024 ± 470.',
  '9 of 100 got there.',
  'It followed 13,869 young players.',
  'They covered 6.2 km.',
  'Two thirds of them got there.',
  'It explained a quarter.',
  'A third of the matches had no goal.',
  'It explained about a third.',
  'Fewer than half got there.',
  'Half of them stopped.',
  'About half the players stopped.',
  'Nine of every hundred got there.',
  'One in five got there.',
  'Two out of 3 got there.',
  'Ten percent got there.',
  'They lost 9 per cent.',
  'It was twelve hundredths faster.',
])('%s needs a source', (text) => {
  expect(unsourced(`<p>${text}</p>`)).toEqual([text]);
  expect(unsourced(`<p>${text} See ${SOURCE}.</p>`)).toEqual([]);
  expect(unsourced(`<p>${text} This is our example.</p>`)).toEqual([]);
});

test.each([
  'Rest at half-time.',
  'Start about half a metre behind the line.',
  'Do it half as often.',
  'One of them, for a third reason.',
  'Learn the 505 in three weeks.',
  'That is half the fun.',
  'One in the middle, two of yours.',
])('%s holds no figure', (text) => {
  expect(unsourced(`<p>${text}</p>`)).toEqual([]);
});

test('a definition needs a source like a paragraph', () => {
  expect(unsourced('<dl><dt>Rest</dt><dd>Rest 3 minutes.</dd></dl>')).toEqual(['Rest 3 minutes.']);
  expect(unsourced(`<dl><dt>Rest</dt><dd>Rest 3 minutes, see ${SOURCE}.</dd></dl>`)).toEqual([]);
});

test('a link elsewhere is no source', () => {
  expect(unsourced('<p>9% of <a href="https://news.example">them</a></p>')).toHaveLength(1);
});

test('what is said to be ours holds until the next heading', () => {
  expect(unsourced('<p>Our suggestion:</p><ul><li>Rest 3 minutes.</li></ul>')).toEqual([]);
  expect(unsourced('<p>Our suggestion:</p><h2>Next</h2><p>Rest 3 minutes.</p>')).toHaveLength(1);
});

test('what a card says to be ours is ours in that card alone', () => {
  const card = '<article><p>The sprints are our suggestion.</p><p>Rest 3 minutes.</p></article>';
  expect(unsourced(`<h2>Phase</h2>${card}`)).toEqual([]);
  expect(unsourced(`<h2>Phase</h2>${card}<article><p>Rest 5 minutes.</p></article>`)).toEqual([
    'Rest 5 minutes.',
  ]);
});
