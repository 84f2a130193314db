import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { findRoute } from '@skora/shared/contract';
import manifest from '../../../../remote.manifest.json';
import { visitPage } from '../../../testing/render-page';
import { findUnsourced } from '../../../testing/unsourced-figures';
import { isSource } from '../../../lib/reading/is-source';
import { makeAnchor } from './make-anchor';
import { articleAt } from '../articles/article-address';
import { ARTICLES } from '../articles/articles';
import { ARTICLE_TEXTS } from './article-texts';
import { EVIDENCE } from '../../../lib/evidence/evidence';
import { isTag } from '../articles/tags';
import { textComponents } from './text-components';

const FOLDER = join(__dirname, '../posts');
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

function readMarkdown(slug: string): string {
  return readFileSync(join(FOLDER, `${slug}.md`), 'utf8')
    .split('\n---\n')
    .slice(1)
    .join('\n---\n');
}

function isPage(href: string): boolean {
  const pattern = findRoute(manifest.routes, href)?.route.path ?? '*';
  return pattern === '/blog/:slug' ? articleAt(href) !== undefined : pattern !== '*';
}

test('list, texts and folder hold the same articles', () => {
  const files = readdirSync(FOLDER).map((name) => name.replace(/\.md$/, ''));
  const slugs = ARTICLES.map(({ slug }) => slug);
  expect([...slugs].sort()).toEqual(files.sort());
  expect(Object.keys(ARTICLE_TEXTS).sort()).toEqual([...slugs].sort());
});

describe.each(ARTICLES.map((article) => [article.slug, article] as const))('%s', (slug, article) => {
  test('has front matter a reader and a search engine can use', () => {
    expect(article.title.length).toBeLessThanOrEqual(60);
    expect(article.description.length).toBeGreaterThanOrEqual(60);
    expect(article.description.length).toBeLessThanOrEqual(160);
    expect(article.author).toBe('SKORA editorial');
    expect(article.published).toMatch(ISO_DAY);
    expect(article.updated).toMatch(ISO_DAY);
    expect(article.updated >= article.published).toBe(true);
    expect(article.tags.filter((tag) => !isTag(tag))).toEqual([]);
    expect(Object.keys(EVIDENCE)).toContain(article.evidence);
    expect(article.evidenceNote).toMatch(/\.$/);
  });

  test('is substantial', () => {
    expect(article.words).toBeGreaterThanOrEqual(900);
    expect(article.words).toBeLessThanOrEqual(1600);
    expect(article.minutes).toBeGreaterThanOrEqual(4);
  });

  test('cites exactly the sources it lists', () => {
    const cited = [...readMarkdown(slug).matchAll(/\]\(source:(\w+)\)/g)].map((match) => match[1] ?? '');
    expect([...new Set(cited)].sort()).toEqual([...article.sources].sort());
    expect(article.sources.filter((key) => !isSource(key))).toEqual([]);
  });

  test('its links lead to pages, its headings have anchors, its figures have sources or are ours', async () => {
    const links = [...readMarkdown(slug).matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1] ?? '');
    expect(links.filter((href) => !isPage(href))).toEqual([]);
    const { default: Text, headings } = await ARTICLE_TEXTS[slug]!();
    const { container } = visitPage(<Text components={textComponents} />);
    const ids = [...container.querySelectorAll('h2')].map(({ id }) => id);
    expect(ids).toEqual(headings.map(makeAnchor));
    expect(new Set(ids).size).toBe(ids.length);
    expect(container.querySelectorAll('a[href^="source:"]')).toHaveLength(0);
    expect(findUnsourced(container)).toEqual([]);
  });
});

test('a citation leads to its source, a page stays in the router, a table can be reached', async () => {
  const { default: Text } = await ARTICLE_TEXTS['the-yo-yo-test']!();
  visitPage(<Text components={textComponents} />);
  expect(screen.getByRole('link', { name: 'limits of 9 to 28\u00a0%' })).toHaveAttribute(
    'href',
    'https://doi.org/10.5604/20831862.1127284',
  );
  expect(screen.getByRole('link', { name: 'your own four jobs' })).toHaveAttribute(
    'href',
    '/blog/four-jobs-one-goal',
  );
  expect(screen.getByRole('region', { name: /^Table: / })).toHaveAttribute('tabindex', '0');
});

test('tables of one article have names of their own', async () => {
  const { default: Text } = await ARTICLE_TEXTS['your-own-test-day']!();
  visitPage(<Text components={textComponents} />);
  const names = screen.getAllByRole('region').map((table) => table.getAttribute('aria-label'));
  expect(names).toEqual([
    'Table: Test, What you need, What it shows, Trap',
    'Table: Film speed, One picture every, A time read from two pictures can be off by up to',
    'Table: Test, 1, 2, 3, Best, Middle, Spread',
  ]);
});
