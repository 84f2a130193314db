import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prerenderPage, visitPage } from '../../testing/render-page';
import { FindPage } from './find-page';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const search = (words: string) => userEvent.type(screen.getByLabelText('Search for a page'), words);

test('finished HTML has the main pages', () => {
  const html = prerenderPage(<FindPage />);
  expect(html).toContain('href="/curated-program-path"');
  expect(html).toContain('aria-label="Main pages"');
});

test('pages and articles are found by words of their name and note', async () => {
  visitPage(<FindPage />);
  await search('refund');
  expect(hrefs()).toEqual(['/refund-policy']);
  expect(screen.getByRole('status')).toHaveTextContent('1 page');
  await userEvent.clear(screen.getByLabelText('Search for a page'));
  await search('yo-yo');
  expect(hrefs()).toEqual(['/blog/the-yo-yo-test']);
});

test('a word of many pages shows the first of them and says how many there are', async () => {
  visitPage(<FindPage />);
  await search('a');
  expect(hrefs()).toHaveLength(6);
  expect(screen.getByRole('status')).toHaveTextContent(/^The first 6 of \d+ pages$/);
});

test('a search without a hit says so and keeps the main pages', async () => {
  visitPage(<FindPage />);
  await search('zebra');
  expect(screen.getByRole('status')).toHaveTextContent('We found nothing.');
  expect(screen.getByRole('navigation', { name: 'Main pages' })).toBeInTheDocument();
});
