import { act, screen, within } from '@testing-library/react';
import { visitPage } from '../../../testing/render-page';
import { ArticlePage } from './article-page';
import { articleAt } from '../articles/article-address';
import type { Article } from '../articles/article';

function findArticle(path: string): Article {
  const article = articleAt(path);
  if (!article) throw new Error(`No article at ${path}`);
  return article;
}

test('an article comes with author, date, length, grade, contents, sources and what to read next', async () => {
  await act(async () => {
    visitPage(<ArticlePage article={findArticle('/blog/faster-or-luckier')} />);
  });
  expect(screen.getByRole('heading', { name: 'Every test has noise' })).toBeInTheDocument();
  expect(screen.getByText('By SKORA editorial')).toBeInTheDocument();
  expect(screen.getAllByText('21 November 2026')[0]).toHaveAttribute('datetime', '2026-11-21');
  expect(screen.getAllByText('Strong evidence').length).toBeGreaterThan(1);
  const contents = screen.getByRole('navigation', { name: 'In this article' });
  expect(within(contents).getAllByRole('link')[0]).toHaveAttribute('href', '#every-test-has-noise');
  const sources = screen.getByRole('region', { name: 'Sources' });
  expect(within(sources).getAllByRole('listitem')).toHaveLength(4);
  const next = screen.getByRole('region', { name: 'Read on' });
  expect(within(next).getAllByRole('article')).toHaveLength(3);
  expect(within(next).getByRole('link', { name: 'Numbers' })).toHaveAttribute('href', '/blog?tag=numbers');
  expect(within(next).queryByText('Faster, or luckier? How to read a re-test')).toBeNull();
});

test('an address without an article finds none, a trailing slash does not matter', () => {
  expect(articleAt('/blog/nowhere')).toBeUndefined();
  expect(articleAt('/blog/the-reel/')?.title).toBe('How to make a highlight reel');
});
