import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, signInAs } from '@skora/shared/testing';
import { DAY_MS } from '@skora/domain';
import GoalsPage from '../../../routes/goals';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { localDay } from '../../../lib/local-day';

const GOAL = 'profiles/mara/goals/1';
const goal = {
  corner: 'social',
  title: 'Talk more',
  dueOn: localDay(new Date(Date.now() + 90 * DAY_MS)),
  note: 'Twice a week.',
  revision: 1,
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const note = () => screen.getByRole('textbox', { name: /^How you will get there/ });
const TOLD = 'This was changed in another tab or on another device';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  signInAs({ uid: 'mara', displayName: 'Mara Fictiva' });
});
afterEach(resetSession);

function open() {
  const store = memoryDocuments({ [GOAL]: goal });
  renderView(<GoalsPage />, store, '/profile/goals?goal=1');
  return store;
}

test('what was typed about a goal that changed meanwhile is saved after “Keep mine”', async () => {
  const store = open();
  await userEvent.type(note(), ' More.');
  await follow('Back to your dashboard');
  await press('Reached: Talk more');
  await userEvent.click(await screen.findByRole('button', { name: 'Open again: Talk more' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Change Talk more' }));
  expect(note()).toHaveValue('Twice a week. More.');
  await press('Save goal');
  expect(await screen.findByText(TOLD)).toBeVisible();
  expect(store.stored.get(GOAL)).toMatchObject({ note: 'Twice a week.', revision: 3 });
  await press('Keep mine');
  expect(screen.queryByText(TOLD)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Change this goal' })).toHaveFocus();
  await press('Save goal');
  expect(await screen.findByRole('link', { name: 'Change Talk more' })).toBeVisible();
  expect(store.stored.get(GOAL)).toMatchObject({ note: 'Twice a week. More.', revision: 4 });
});

test('what another tab stored is not overwritten, and can be used instead', async () => {
  const store = open();
  await userEvent.type(note(), ' More.');
  await act(() => store.write(GOAL, { ...goal, title: 'Other tab', revision: 4 }));
  await press('Save goal');
  expect(await screen.findByText(TOLD)).toBeVisible();
  expect(store.stored.get(GOAL)).toMatchObject({ title: 'Other tab', note: 'Twice a week.', revision: 4 });
  expect(note()).toHaveValue('Twice a week. More.');
  await press('Use the saved version');
  expect(screen.queryByText(TOLD)).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^What do you want/ })).toHaveValue('Other tab');
  expect(note()).toHaveValue('Twice a week.');
});

/** Another device removes the goal and adds one, which takes its place and begins at the same revision. */
const replace = async (store: ReturnType<typeof open>) => {
  await act(() => store.remove(GOAL));
  await act(() => store.write(GOAL, { ...goal, title: 'Shoot more', note: 'On Mondays.' }));
};

test('what was typed about a goal that is gone does not appear in the next one of its place', async () => {
  const store = open();
  await userEvent.type(note(), ' More.');
  await follow('Back to your dashboard');
  await replace(store);
  await userEvent.click(await screen.findByRole('link', { name: 'Change Shoot more' }));
  expect(note()).toHaveValue('On Mondays.');
});

test('a new goal at the place of the open one is not overwritten, though its revision is the same', async () => {
  const store = open();
  await userEvent.type(note(), ' More.');
  await act(() => store.write(GOAL, { ...goal, title: 'Shoot more', note: 'On Mondays.' }));
  await press('Save goal');
  expect(await screen.findByText(TOLD)).toBeVisible();
  expect(store.stored.get(GOAL)).toMatchObject({ title: 'Shoot more', revision: 1 });
  await press('Keep mine');
  await press('Save goal');
  expect(await screen.findByRole('link', { name: 'Change Talk more' })).toBeVisible();
  expect(store.stored.get(GOAL)).toMatchObject({ note: 'Twice a week. More.', revision: 2 });
});
