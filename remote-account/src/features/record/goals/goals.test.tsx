import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linkTexts, resetSession, signInAs } from '@skora/shared/testing';
import { DAY_MS } from '@skora/domain';
import GoalsPage from '../../../routes/goals';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { localDay } from '../../../lib/local-day';

const inDays = (days: number) => localDay(new Date(Date.now() + days * DAY_MS));
const entry = (day: string, agility505L: number) => ({
  kind: 'agility',
  measuredOn: new Date(day),
  measuredBy: 'coach',
  method: 'gates',
  values: { agility505L },
  ratings: {},
});
const record = {
  'profiles/mara/statEntries/old': entry('2026-05-01', 2.5),
  'profiles/mara/statEntries/new': entry('2026-10-01', 2.2),
};
const goal = {
  corner: 'physical',
  title: 'Turn faster',
  test: 'agility',
  key: 'agility505L',
  start: 2.5,
  target: 2.1,
  dueOn: inDays(90),
  nextTestOn: inDays(30),
  note: 'Twice a week.',
  revision: 3,
};
const withGoal = { ...record, 'profiles/mara/goals/1': goal };

const user = userEvent.setup();
const FORM = '/profile/goals?goal=new';
const type = (name: RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text);
const setDay = async (label: RegExp, day: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), day);
};

function show(documents: Record<string, Record<string, unknown>>, at = '/profile/goals') {
  const store = memoryDocuments(documents);
  renderView(<GoalsPage />, store, at);
  return store;
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  signInAs({ uid: 'mara', displayName: 'Mara Fictiva' });
});
afterEach(() => {
  jest.useRealTimers();
  resetSession();
});

test('an empty plan asks the question that begins one', async () => {
  show({});
  expect(
    await screen.findByRole('heading', { name: 'What do you want to be better at in three months?' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a goal' })).toHaveAttribute('href', FORM);
});

test('a goal by a test begins at the newest result and is stored at the first free place', async () => {
  const store = show(withGoal, FORM);
  await screen.findByRole('heading', { name: 'A new goal' });
  await type(/^What do you want to work on/, 'Turn even faster');
  await user.click(screen.getByRole('radio', { name: 'Physical' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Measured by/ }), '505, left leg');
  expect(screen.getByRole('textbox', { name: /^Where you are now/ })).toHaveValue('2.2');
  await type(/^What you want to reach/, '2,05');
  await setDay(/^Reach it by/, inDays(60));
  await user.click(screen.getByRole('button', { name: 'Save goal' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Turn even faster' })).toBeVisible();
  expect(store.stored.get('profiles/mara/goals/2')).toMatchObject({
    title: 'Turn even faster',
    corner: 'physical',
    test: 'agility',
    key: 'agility505L',
    start: 2.2,
    target: 2.05,
    dueOn: inDays(60),
    revision: 1,
  });
  expect(localStorage.getItem('userStats_goal_mara_new')).toBeNull();
});

test('what is missing or points the wrong way is said at its field', async () => {
  show(record, FORM);
  await screen.findByRole('heading', { name: 'A new goal' });
  await user.selectOptions(screen.getByRole('combobox', { name: /^Measured by/ }), '505, left leg');
  await type(/^What you want to reach/, '2.4');
  await setDay(/^Next test/, inDays(10));
  await user.click(screen.getByRole('button', { name: 'Save goal' }));
  const summary = screen.getByRole('group', { name: 'Please check the form' });
  expect(linkTexts(summary)).toEqual([
    'Enter what you want to work on.',
    'Choose one part of your game.',
    'In this test, better means a lower number than where you are now.',
    'Choose a day.',
    'Choose a day on or before the day you want to reach the goal.',
  ]);
});

test('a goal in words needs no test; what is typed survives a killed tab', async () => {
  const first = show({}, FORM);
  await screen.findByRole('heading', { name: 'A new goal' });
  await type(/^What do you want to work on/, 'Talk more');
  expect(JSON.parse(localStorage.getItem('userStats_goal_mara_new') ?? '{}')).toMatchObject({
    title: 'Talk more',
  });
  await user.click(screen.getByRole('radio', { name: 'Social' }));
  await setDay(/^Reach it by/, inDays(30));
  first.failWith(new Error('offline'));
  await user.click(screen.getByRole('button', { name: 'Save goal' }));
  expect(await screen.findByText('Not saved yet')).toBeVisible();
  first.failWith(null);
  await user.click(screen.getByRole('button', { name: 'Save goal' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Talk more' })).toBeVisible();
  expect(Object.keys(first.stored.get('profiles/mara/goals/1') ?? {}).sort()).toEqual([
    'corner',
    'dueOn',
    'revision',
    'schemaVersion',
    'title',
    'updatedAt',
  ]);
});

test('progress says how far and whether it is more than chance', async () => {
  show(withGoal);
  const meter = await screen.findByRole('meter', { name: /505, left leg: 2\.2 s, target 2\.1 s/ });
  expect(meter).toHaveAttribute('aria-valuetext', '75 %');
  expect(screen.getByText('Measured on 1 Oct 2026, started at 2.5 s.')).toBeVisible();
  expect(screen.getByText('Real change')).toBeVisible();
  expect(screen.getByText(/chance alone can explain up to ±0\.22 s/)).toBeVisible();
});

test('reached and open again, with the next revision each time', async () => {
  const store = show(withGoal);
  await user.click(await screen.findByRole('button', { name: 'Reached: Turn faster' }));
  expect(await screen.findByText(/^Reached /)).toBeVisible();
  expect(store.stored.get('profiles/mara/goals/1')).toMatchObject({
    revision: 4,
    doneAt: inDays(0),
    title: 'Turn faster',
  });
  await user.click(screen.getByRole('button', { name: 'Open again: Turn faster' }));
  expect(await screen.findByRole('button', { name: 'Reached: Turn faster' })).toBeVisible();
  expect(store.stored.get('profiles/mara/goals/1')).not.toHaveProperty('doneAt');
});

test('a goal is removed in two presses', async () => {
  const store = show(withGoal);
  await user.click(await screen.findByRole('button', { name: 'Remove the goal Turn faster' }));
  await user.click(screen.getByRole('button', { name: 'Yes, remove the goal Turn faster' }));
  expect(await screen.findByRole('heading', { name: /^What do you want/ })).toBeVisible();
  expect(store.stored.has('profiles/mara/goals/1')).toBe(false);
});

test('a test whose day has come leads to the form for its result', async () => {
  show({ ...record, 'profiles/mara/goals/1': { ...goal, nextTestOn: inDays(-2) } });
  expect(await screen.findByRole('link', { name: 'Enter the result' })).toHaveAttribute(
    'href',
    '/settings/player-stats',
  );
  expect(screen.queryByRole('button', { name: /calendar/ })).not.toBeInTheDocument();
});

test('a goal is due until midnight, also on a page that stays open', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T23:50:00') });
  show({ 'profiles/mara/goals/1': { ...goal, dueOn: '2026-11-21', nextTestOn: '' } });
  expect(screen.getByText(/^Due 21/)).toBeVisible();
  jest.setSystemTime(new Date('2026-11-22T00:05:00'));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.getByText(/^Was due 21/)).toBeVisible();
});
