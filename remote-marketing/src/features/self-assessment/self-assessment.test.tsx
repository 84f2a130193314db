import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPrerendered, visitPage } from '../../testing/render-page';
import { SelfAssessment } from './self-assessment';
import { SKILLS } from './skills';
import { weakest } from './weakest';

const questions = () => screen.getAllByRole('group').slice(2);

async function answer(values: readonly number[]): Promise<void> {
  const groups = questions();
  for (const [index, value] of values.entries()) {
    const group = groups[index];
    if (group) await userEvent.click(within(group).getByRole('radio', { name: new RegExp(`^${value}:`) }));
  }
}

test('ten inputs: role, age group and eight skills', () => {
  openPrerendered(<SelfAssessment />);
  expect(screen.getAllByRole('group')).toHaveLength(10);
  expect(screen.getByRole('status')).toHaveTextContent('0 of 8 answered');
  expect(screen.queryByRole('table')).toBeNull();
});

test('the shape comes with a table and two things to work on, and says where they go on', async () => {
  visitPage(<SelfAssessment />);
  await answer([4, 4, 1, 4, 2, 4, 4, 4]);
  expect(screen.getByRole('status')).toHaveTextContent('All answered');
  const rows = within(screen.getByRole('table', { name: 'Your answers' })).getAllByRole('row');
  expect(rows[3]).toHaveTextContent('Looking1 · Learning it');
  const work = screen.getByRole('heading', { name: 'Two things for the next six weeks' }).nextElementSibling;
  expect([...(work?.querySelectorAll('strong') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Looking.',
    'Sprints.',
  ]);
  expect(screen.getByRole('link', { name: 'More for your age in the path' })).toHaveAttribute(
    'href',
    '/curated-program-path#youth-development',
  );
});

test('whoever rates everything alike is not told that two of it are the lowest', async () => {
  visitPage(<SelfAssessment />);
  await answer([5, 5, 5, 5, 5, 5, 5, 5]);
  expect(screen.getByText(/You rated all eight alike/)).toBeInTheDocument();
  expect(screen.queryByText(/two you rated lowest/)).toBeNull();
  await answer([4]);
  expect(screen.getByText(/two you rated lowest/)).toBeInTheDocument();
});

test('goalkeepers get their own questions, and the age group leads to its phase', async () => {
  visitPage(<SelfAssessment />);
  await userEvent.click(screen.getByRole('radio', { name: 'In goal' }));
  await userEvent.click(screen.getByRole('radio', { name: 'U9 to U11' }));
  expect(screen.getByRole('group', { name: /crosses that you call for/ })).toBeInTheDocument();
  await answer([3, 3, 3, 3, 3, 3, 3, 3]);
  expect(screen.getByRole('link', { name: 'More for your age in the path' })).toHaveAttribute(
    'href',
    '/curated-program-path#foundation',
  );
});

test('starting again empties everything', async () => {
  visitPage(<SelfAssessment />);
  await answer([2, 3]);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 8 answered');
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByRole('status')).toHaveTextContent('0 of 8 answered');
  expect(screen.queryByRole('radio', { checked: true, name: /^2:/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Rate yourself' })).toHaveFocus();
});

test('nothing is stored and nothing is sent', async () => {
  const sent = jest.fn();
  globalThis.fetch = sent;
  visitPage(<SelfAssessment />);
  await answer([1, 2, 3, 4, 5, 1, 2, 3]);
  expect(sent).not.toHaveBeenCalled();
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
  expect(document.cookie).toBe('');
});

test('between equals the earlier question comes first', () => {
  const answers = Object.fromEntries(SKILLS.outfield.map(({ id }) => [id, 3]));
  expect(weakest(SKILLS.outfield, answers).map(({ id }) => id)).toEqual(['touch', 'passing']);
});
