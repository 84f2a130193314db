import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CuratedProgramPath from './curated-program-path';
import { openPrerendered, prerenderPage } from '../testing/render-page';
import { findGoal, FIRST, marks, show, showStore } from '../testing/show-path';
import { nobodyYet, signedOut } from '../testing/visitor';
import { ALL_STEPS } from '../features/path/program/all-steps';
import { memoryPathStore } from '../features/path/progress/memory-path-store';
import { parseProgress, readState, withStep, NO_PROGRESS } from '../features/path/progress/path-progress';
import type { PathStore } from '../features/path/progress/path-store';

beforeEach(nobodyYet);

test('every step has an id of its own, as the rules allow it', () => {
  const ids = ALL_STEPS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z-]{1,30}\.[a-z-]{1,30}$/.test(id))).toEqual([]);
});

test('progress is read from whatever is stored', () => {
  const week = { phase: 'senior', position: 'any', teamDays: [1, 9, 'x'], matchDay: 6, kind: 'party' };
  expect(parseProgress({ done: [FIRST, 3], next: 'x', week })).toEqual({
    done: [FIRST],
    next: [],
    week: { phase: 'senior', position: 'any', teamDays: [1], matchDay: 6, kind: 'usual' },
  });
  expect(parseProgress({ week: { phase: 'senior' } })).toEqual(NO_PROGRESS);
});

test('a step is open, next or done, never two of them, and ten may come next', () => {
  const done = withStep(withStep(NO_PROGRESS, FIRST, 'next'), FIRST, 'done');
  expect(done).toEqual({ done: [FIRST], next: [], week: null });
  expect(readState(done, FIRST)).toBe('done');
  const many = ALL_STEPS.slice(0, 12).reduce((all, { id }) => withStep(all, id, 'next'), NO_PROGRESS);
  expect(many.next).toEqual(ALL_STEPS.slice(2, 12).map(({ id }) => id));
});

test('finished HTML holds every step and leads to every part, with nothing of anybody', () => {
  const html = prerenderPage(<CuratedProgramPath />);
  const page = document.createElement('div');
  page.innerHTML = html;
  expect(page.querySelectorAll('article')).toHaveLength(ALL_STEPS.length);
  const parts = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '');
  expect(parts.filter((href) => !page.querySelector(href))).toEqual([]);
  expect(page.querySelectorAll('details[open]')).toHaveLength(1);
  expect(html).not.toContain('My progress');
});

test('signed out, the page invites and stays free to read', () => {
  openPrerendered(<CuratedProgramPath />);
  signedOut();
  expect(screen.getByRole('link', { name: 'With an account' })).toHaveAttribute('href', '/signup');
  expect(screen.queryByRole('group', { name: /^My progress/ })).toBeNull();
});

test('a step is chosen, done and opened again; changes made quickly are written in turn, the latest last', async () => {
  const store = await show('tier0');
  await userEvent.click(marks(FIRST).getByRole('button', { name: 'Next' }));
  await userEvent.click(marks('keeper.stopping').getByRole('button', { name: 'Done' }));
  await userEvent.click(marks(FIRST).getByRole('button', { name: 'Done' }));
  const summary = within(screen.getByRole('region', { name: 'My path' }));
  expect(summary.getByRole('status')).toHaveTextContent(`2 of ${ALL_STEPS.length}`);
  await waitFor(() => expect(store.stored()).toEqual({ done: ['keeper.stopping', FIRST], next: [] }));
  await userEvent.click(marks(FIRST).getByRole('button', { name: 'Done', pressed: true }));
  await waitFor(() => expect(store.stored()).toEqual({ done: ['keeper.stopping'], next: [] }));
});

test('what comes next is linked from the top', async () => {
  await show('tier0', { done: [], next: ['position.winger', 'gone.step'] });
  const summary = within(screen.getByRole('region', { name: 'My path' }));
  expect(summary.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#position-winger']);
  expect(document.querySelector('#position-winger')).not.toBeNull();
});

test('a plan’s end is said once per phase; what was kept there stays to be changed', async () => {
  await show('tier1', { done: ['senior.social'], next: [] });
  expect(screen.getAllByText(/You can read all of it for free/)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Semi-Pro Path' })).toHaveAttribute('href', '/pricing-plans');
  expect(screen.getByRole('link', { name: 'Pro Path' })).toBeInTheDocument();
  expect(marks('youth-development.social').getAllByRole('button')).toHaveLength(2);
  expect(screen.queryByRole('group', { name: `My progress: ${findGoal('senior.physical')}` })).toBeNull();
  expect(marks('senior.social').getByRole('button', { name: 'Done', pressed: true })).toBeInTheDocument();
});

test('who signs in next sees nothing of who was here', async () => {
  await show('tier0', { done: [FIRST], next: [] });
  expect(marks(FIRST).getByRole('button', { name: 'Done', pressed: true })).toBeInTheDocument();
  signedOut();
  expect(screen.queryByRole('region', { name: 'My path' })).toBeNull();
  expect(screen.queryByRole('group', { name: /^My progress/ })).toBeNull();
});

test('a goalkeeper gets a goalkeeper’s week, a winger the winger’s step', async () => {
  await show('tier0', null, { position: 'GK' });
  const position = within(
    within(screen.getByRole('region', { name: 'Your week' })).getByRole('group', { name: 'Position' }),
  );
  expect(position.getByRole('radio', { name: 'Goalkeeper' })).toBeChecked();
  const positions = within(screen.getByRole('region', { name: 'Your position' }));
  expect(positions.getByRole('link', { name: 'Goalkeepers' })).toHaveAttribute('href', '#goalkeepers');
  expect(positions.queryByText(/You see the one for the position in your profile/)).toBeNull();
});

test('a player’s age is where the path and the week begin, unless another week was kept', async () => {
  const grown = { country: 'DE', measuresFrom: new Date('2005-03-01') };
  await show('tier0', null, grown);
  const summary = within(screen.getByRole('region', { name: 'My path' }));
  expect(summary.getByRole('link', { name: 'Senior' })).toHaveAttribute('href', '#senior');
  expect(screen.getByText('Adult football · your age')).toBeInTheDocument();
  const ages = () =>
    within(
      within(screen.getByRole('region', { name: 'Your week' })).getByRole('group', { name: 'Age group' }),
    );
  expect(ages().getByRole('radio', { name: 'Adult football' })).toBeChecked();
  cleanup();
  const week = { phase: 'foundation', position: 'any', teamDays: [1], matchDay: 6, kind: 'usual' };
  await show('tier0', { week }, grown);
  expect(ages().getByRole('radio', { name: 'U9 to U11' })).toBeChecked();
});

test('the profile’s position narrows the positions, until another is chosen', async () => {
  await show('tier0', null, { position: 'RM' });
  const positions = within(screen.getByRole('region', { name: 'Your position' }));
  expect(positions.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(positions.getByRole('radio', { name: 'All' }));
  expect(positions.getAllByRole('article')).toHaveLength(5);
});

test('a week is kept and comes back', async () => {
  const store = await show('tier0');
  const plan = within(screen.getByRole('region', { name: 'Your week' }));
  await userEvent.click(plan.getByRole('radio', { name: 'Exam week' }));
  await userEvent.click(plan.getByRole('button', { name: 'Save as my week' }));
  await waitFor(() =>
    expect(store.stored()).toEqual({
      done: [],
      next: [],
      week: { phase: 'youth-development', position: 'any', teamDays: [1, 3], matchDay: 5, kind: 'exams' },
    }),
  );
  expect(await plan.findByRole('button', { name: 'This is my saved week' })).toBeInTheDocument();
  await userEvent.click(plan.getByRole('radio', { name: 'Usual week' }));
  expect(plan.getByRole('button', { name: 'Save as my week' })).toBeEnabled();
});

describe('on two devices', () => {
  const [, SECOND = '', THIRD = ''] = ALL_STEPS.map(({ id }) => id);

  test('steps that are marked on each of them all stay', async () => {
    const store = await show('tier0', { done: [SECOND], next: [] });
    // The page has not heard of it yet.
    store.changeUnheard({ done: [SECOND, THIRD], next: ['keeper.stopping'] });
    await userEvent.click(marks(FIRST).getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(store.stored()).toEqual({ done: [SECOND, THIRD, FIRST], next: ['keeper.stopping'] }),
    );
    await userEvent.click(marks(SECOND).getByRole('button', { name: 'Done', pressed: true }));
    await waitFor(() => expect(store.stored()).toEqual({ done: [THIRD, FIRST], next: ['keeper.stopping'] }));
  });

  test('of one step the later mark counts', async () => {
    const store = await show('tier0', { done: [], next: [] });
    store.changeUnheard({ done: [], next: [FIRST] });
    await userEvent.click(marks(FIRST).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(store.stored()).toEqual({ done: [FIRST], next: [] }));
  });

  test('a part of the week that only one of them changed stays', async () => {
    const week = { phase: 'foundation', position: 'any', teamDays: [1], matchDay: 6, kind: 'usual' };
    const store = await show('tier0', { done: [], next: [], week });
    store.changeUnheard({ done: [FIRST], next: [], week: { ...week, matchDay: 4 } });
    const plan = within(screen.getByRole('region', { name: 'Your week' }));
    await userEvent.click(plan.getByRole('radio', { name: 'Exam week' }));
    await userEvent.click(plan.getByRole('button', { name: 'Save as my week' }));
    await waitFor(() =>
      expect(store.stored()).toEqual({
        done: [FIRST],
        next: [],
        week: { ...week, matchDay: 4, kind: 'exams' },
      }),
    );
  });
});

test('the eleventh step that comes next takes the place of the oldest one', async () => {
  const ids = ALL_STEPS.map(({ id }) => id).slice(0, 11);
  const [oldest = '', ...others] = ids;
  const store = await show('tier4', { done: [], next: [oldest, ...others.slice(0, 9)] });
  await userEvent.click(marks(others[9] ?? '').getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(store.stored()).toEqual({ done: [], next: others }));
});

test('progress that cannot be read is neither offered as none nor overwritten', async () => {
  jest.spyOn(console, 'info').mockImplementation();
  const store = memoryPathStore({ done: [FIRST], next: [] });
  let reached = false;
  const unread: PathStore = {
    ...store,
    watch: (uid, next, failed) => {
      if (reached) return store.watch(uid, next, failed);
      failed(new Error('The store could not be reached.'));
      return () => undefined;
    },
  };
  await showStore('tier0', unread);
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load your progress');
  expect(screen.queryByRole('group', { name: /^My progress/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save as my week' })).toBeNull();
  reached = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(marks(FIRST).getByRole('button', { name: 'Done', pressed: true })).toBeInTheDocument();
  expect(store.writes()).toBe(0);
});
