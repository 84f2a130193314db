import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPrerendered, prerenderPage, visitPage } from '../../testing/render-page';
import { ArticleList } from './article-list';
import { ARTICLES } from './articles/articles';

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent);
const search = (words: string) => userEvent.type(screen.getByLabelText('Search the articles'), words);

test('finished HTML holds every article, whatever the query', () => {
  const html = prerenderPage(<ArticleList />, '/blog');
  expect(ARTICLES.filter(({ slug }) => !html.includes(`href="/blog/${slug}"`))).toEqual([]);
});

test('words narrow the list, and the number is told', async () => {
  visitPage(<ArticleList />);
  await search('YO-yo');
  expect(titles()).toEqual(['What the Yo-Yo test can tell you']);
  expect(screen.getByRole('status')).toHaveTextContent(`1 of ${ARTICLES.length} articles`);
});

test('a topic narrows it too, and All takes it back', async () => {
  visitPage(<ArticleList />);
  const topics = within(screen.getByRole('group', { name: 'Topics' }));
  await userEvent.click(topics.getByRole('button', { name: 'Goalkeepers' }));
  expect(titles()).toEqual(['The four jobs of a goalkeeper']);
  expect(topics.getByRole('button', { name: 'Goalkeepers' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(topics.getByRole('button', { name: 'All' }));
  expect(titles()).toHaveLength(ARTICLES.length);
});

test('nothing found says so and offers all', async () => {
  visitPage(<ArticleList />);
  await search('zebra');
  expect(titles()).toEqual(['No article found']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
  expect(titles()).toHaveLength(ARTICLES.length);
  expect(screen.getByLabelText('Search the articles')).toHaveValue('');
});

test('the address may choose the first topic; an odd one counts as all', () => {
  const { unmount } = openPrerendered(<ArticleList />, { path: '/blog?tag=clips' });
  expect(titles()).toEqual(['How to make a highlight reel']);
  unmount();
  visitPage(<ArticleList />, { path: '/blog?tag=constructor' });
  expect(titles()).toHaveLength(ARTICLES.length);
});
