import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prerenderPage, visitPage } from '../../testing/render-page';
import { ExampleStories } from './example-stories';
import { EXAMPLES } from './examples';
import { OUTCOMES } from './outcomes';

test('every story says that it is fictional, and carries proof, limits and base rate', () => {
  visitPage(<ExampleStories />);
  const stories = screen.getAllByRole('article');
  expect(stories).toHaveLength(EXAMPLES.length);
  for (const story of stories) {
    const own = within(story);
    expect(own.getByText('Fictional example')).toBeInTheDocument();
    expect(own.getByText('How common is it?')).toBeInTheDocument();
    expect(own.getByText('Proof a real story needs')).toBeInTheDocument();
    expect(own.getByText('What it does not say')).toBeInTheDocument();
  }
});

test('outcomes are those the page explains', () => {
  const known = OUTCOMES.map(({ name }) => name);
  expect(EXAMPLES.filter(({ outcome }) => !known.includes(outcome))).toEqual([]);
});

test('one outcome can be chosen; finished HTML holds all', async () => {
  expect(EXAMPLES.filter(({ title }) => !prerenderPage(<ExampleStories />).includes(title))).toEqual([]);
  visitPage(<ExampleStories />);
  await userEvent.click(screen.getByRole('radio', { name: 'School and football' }));
  expect(
    screen.getAllByRole('article').map((story) => within(story).getByRole('heading').textContent),
  ).toEqual(['No place after the trial']);
});
