import { DAY_MS } from '@skora/domain';
import { pickArticles, type DigestArticle } from './digest-article';
import { isIssueDue, issueAt, issueSubject } from './digest-issue';

const NOW = Date.UTC(2026, 11, 1, 8);

test.each([
  ['the last moment of a month', Date.UTC(2026, 11, 1) - 1, '2026-11', true],
  ['the night of the first', Date.UTC(2026, 11, 1, 7, 59), '2026-12', false],
  ['the morning of the first', NOW, '2026-12', true],
  ['the night of the second', Date.UTC(2026, 11, 2), '2026-12', true],
] as const)('%s', (_name, now, issue, due) => {
  expect([issueAt(now), isIssueDue(now)]).toEqual([issue, due]);
});

test('an issue is named after its month', () => {
  expect(issueSubject('2026-12')).toBe('Playbook Digest: December 2026');
});

function article(daysAgo: number, url = `https://skora.example/blog/${daysAgo}`): DigestArticle {
  return { title: `${daysAgo} days ago`, description: 'Some words.', url, published: NOW - daysAgo * DAY_MS };
}

test('an issue has what is new and was in no issue before, the newest first', () => {
  const articles = [article(61), article(62), article(3), article(-1), article(10), article(0)];
  const picked = pickArticles(articles, new Set(['https://skora.example/blog/10']), NOW);
  expect(picked.map(({ title }) => title)).toEqual(['0 days ago', '3 days ago', '61 days ago']);
});

test('a busy month is cut at eight', () => {
  const picked = pickArticles(
    Array.from({ length: 12 }, (_, days) => article(days)),
    new Set(),
    NOW,
  );
  expect(picked.map(({ title }) => title).at(-1)).toBe('7 days ago');
});
