import { act, cleanup, render, waitFor } from '@testing-library/react';
import { DraftForm, connection, press, put, state } from './testing/note-form';

const KEPT = { name: 'Robin', text: 'Hello' };
const KEY = 'note_robin';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => connection(true));
  jest.restoreAllMocks();
});

/** A form that waits when its tab is closed. */
async function closeWhileWaiting(): Promise<void> {
  render(<DraftForm kept={KEPT} offline={KEY} />);
  act(() => connection(false));
  await press();
  expect(state()).toBe('waiting');
  cleanup();
}

test('a form that waited is sent when it is opened anew with a connection', async () => {
  const send = jest.fn(async () => undefined);
  await closeWhileWaiting();
  act(() => connection(true));
  render(<DraftForm kept={KEPT} offline={KEY} send={send} />);
  await waitFor(() => expect(send).toHaveBeenCalledWith(KEPT, expect.anything()));
  await waitFor(() => expect(state()).not.toBe('waiting'));
  cleanup();
  render(<DraftForm kept={KEPT} offline={KEY} send={send} />);
  expect(send).toHaveBeenCalledTimes(1);
});

test('opened anew without a connection it goes on waiting', async () => {
  const send = jest.fn(async () => undefined);
  await closeWhileWaiting();
  render(<DraftForm kept={KEPT} offline={KEY} send={send} />);
  await waitFor(() => expect(state()).toBe('waiting'));
  act(() => connection(true));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('a form whose draft is gone, or which was started over, is not sent', async () => {
  const send = jest.fn(async () => undefined);
  await closeWhileWaiting();
  act(() => connection(true));
  render(<DraftForm kept={null} offline={KEY} send={send} />);
  cleanup();
  await closeWhileWaiting();
  render(<DraftForm kept={KEPT} offline={KEY} send={send} />);
  await waitFor(() => expect(state()).toBe('waiting'));
  await press('Start over');
  cleanup();
  act(() => connection(true));
  render(<DraftForm kept={KEPT} offline={KEY} send={send} />);
  expect(send).not.toHaveBeenCalled();
});

test('a form that only its tab keeps is not sent anew', async () => {
  const send = jest.fn(async () => undefined);
  render(<DraftForm kept={KEPT} offline />);
  act(() => connection(false));
  await press();
  cleanup();
  act(() => connection(true));
  render(<DraftForm kept={KEPT} offline send={send} />);
  put('Text', 'Hello');
  expect(send).not.toHaveBeenCalled();
});
