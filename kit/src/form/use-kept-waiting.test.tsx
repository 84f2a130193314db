import { act, cleanup, render, waitFor } from '@testing-library/react';
import { NoAnswer } from '@skora/shared/utils';
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

test.each([
  new TypeError('Failed to fetch'),
  new NoAnswer('Saving took longer than 10000 ms'),
  Object.assign(new Error('The client is offline.'), { code: 'unavailable' }),
])('a browser that calls itself online while nothing answers does not lose the form (%s)', async (error) => {
  const unanswered = jest.fn(async () => Promise.reject(error));
  const send = jest.fn(async () => undefined);
  await closeWhileWaiting();
  act(() => connection(true));
  render(<DraftForm kept={KEPT} offline={KEY} send={() => new Promise(() => undefined)} />);
  cleanup();
  render(<DraftForm kept={KEPT} offline={KEY} send={unanswered} />);
  await waitFor(() => expect(unanswered).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(state()).toContain('could not reach'));
  cleanup();
  render(<DraftForm kept={KEPT} offline={KEY} send={send} />);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test.each([
  ['refused', KEPT, jest.fn(async () => Promise.reject(new Error('No.')))],
  ['found wrong', { ...KEPT, text: '' }, jest.fn(async () => undefined)],
])('a form that is %s when it is sent anew waits no more', async (_how, kept, refused) => {
  const send = jest.fn(async () => undefined);
  await closeWhileWaiting();
  act(() => connection(true));
  render(<DraftForm kept={kept} offline={KEY} send={refused} />);
  await waitFor(() => expect(document.body).toHaveTextContent(/went wrong|Write 3 more/));
  cleanup();
  render(<DraftForm kept={KEPT} offline={KEY} send={send} />);
  expect(send).not.toHaveBeenCalled();
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
