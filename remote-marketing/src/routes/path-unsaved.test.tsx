import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredFields } from '@skora/domain';
import { memoryPathStore } from '../features/path/progress/memory-path-store';
import type { PathStore } from '../features/path/progress/path-store';
import type { PathChange } from '../features/path/progress/pending-changes';
import { FIRST, marks, show, showStore } from '../testing/show-path';
import { nobodyYet } from '../testing/visitor';

beforeEach(nobodyYet);
afterEach(() => jest.useRealTimers());

test('a change that cannot be saved is taken back and said', async () => {
  jest.spyOn(console, 'info').mockImplementation();
  const store = await show('tier0');
  store.failWith(new Error('offline'));
  await userEvent.click(marks(FIRST).getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not save your last change');
  expect(marks(FIRST).getByRole('button', { name: 'Done', pressed: false })).toBeInTheDocument();
  store.failWith(null);
  await userEvent.click(marks(FIRST).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(store.stored()).toEqual({ done: [FIRST], next: [] }));
});

test('a week that cannot be saved stays as chosen, which is said beside its button, and can be saved again', async () => {
  jest.spyOn(console, 'info').mockImplementation();
  const week = { phase: 'foundation', position: 'any', teamDays: [1], matchDay: 6, kind: 'usual' };
  const store = await show('tier0', { done: [], next: [], week });
  store.failWith(new Error('offline'));
  const plan = within(screen.getByRole('region', { name: 'Your week' }));
  await userEvent.click(plan.getByRole('radio', { name: 'Exam week' }));
  await userEvent.click(plan.getByRole('button', { name: 'Save as my week' }));
  expect(await plan.findByText(/could not save your week/)).toBeInTheDocument();
  expect(plan.getByRole('radio', { name: 'Exam week' })).toBeChecked();
  store.failWith(null);
  await userEvent.click(plan.getByRole('radio', { name: 'Thu' }));
  await userEvent.click(plan.getByRole('button', { name: 'Save as my week' }));
  expect(await plan.findByRole('button', { name: 'This is my saved week' })).toBeInTheDocument();
  expect(plan.queryByText(/could not save your week/)).toBeNull();
  expect(store.stored()?.week).toEqual({ ...week, kind: 'exams', matchDay: 3 });
});

test('a change that cannot be saved takes no other one with it', async () => {
  jest.spyOn(console, 'info').mockImplementation();
  jest.useFakeTimers();
  const store = memoryPathStore();
  let refuse: (error: Error) => void = () => undefined;
  const first = new Promise<void>((_resolve, reject) => (refuse = reject));
  const isFirst = ({ steps }: PathChange) => steps.includes('position.winger');
  const save: PathStore['save'] = (uid, change) => (isFirst(change) ? first : store.save(uid, change));
  await showStore('tier0', { ...store, save });
  fireEvent.click(marks('position.winger').getByRole('button', { name: 'Done' }));
  fireEvent.click(marks(FIRST).getByRole('button', { name: 'Next' }));
  refuse(new Error('refused'));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(store.stored()).toEqual({ done: [], next: [FIRST] });
  expect(screen.getByRole('alert')).toHaveTextContent('could not save your last change');
  expect(marks('position.winger').getByRole('button', { name: 'Done', pressed: false })).toBeInTheDocument();
});

test('saving without an answer ends, which is said; until then the browser asks before the page is left', async () => {
  jest.spyOn(console, 'info').mockImplementation();
  jest.useFakeTimers();
  const store = memoryPathStore();
  let told: (fields: StoredFields) => void = () => undefined;
  const watch: PathStore['watch'] = (uid, next, failed) => store.watch(uid, (told = next), failed);
  const save = () => new Promise<never>(() => undefined);
  await showStore('tier0', { ...store, watch, save });
  const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const isDone = () => marks(FIRST).queryByRole('button', { name: 'Done', pressed: true }) !== null;
  fireEvent.click(marks(FIRST).getByRole('button', { name: 'Done' }));
  expect(mayLeave()).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('alert')).toHaveTextContent('no answer');
  expect(isDone()).toBe(false);
  expect(mayLeave()).toBe(true);
  // It has arrived after all.
  act(() => told({ done: [FIRST], next: [] }));
  expect(isDone()).toBe(true);
});
