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
])('%s needs a source', (text) => {
  expect(unsourced(`<p>${text}</p>`)).toEqual([text]);
  expect(unsourced(`<p>${text} See ${SOURCE}.</p>`)).toEqual([]);
  expect(unsourced(`<p>${text} This is our example.</p>`)).toEqual([]);
});

test('a link elsewhere is no source', () => {
  expect(unsourced('<p>9% of <a href="https://news.example">them</a></p>')).toHaveLength(1);
});

test('what is said to be ours holds until the next heading', () => {
  expect(unsourced('<p>Our suggestion:</p><ul><li>Rest 3 minutes.</li></ul>')).toEqual([]);
  expect(unsourced('<p>Our suggestion:</p><h2>Next</h2><p>Rest 3 minutes.</p>')).toHaveLength(1);
});
