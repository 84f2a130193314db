import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { connection, DraftForm, field, fill, held, NoteForm, press, put, state } from './testing/note-form';

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a draft keeps the whole form from the first change on, and starting over drops it', async () => {
  const { rerender } = render(<DraftForm kept={null} initial={{ name: 'Mara', text: '' }} />);
  put('Text', 'Hello');
  expect(screen.getByTestId('draft')).toHaveTextContent('{"name":"Mara","text":"Hello"}');
  rerender(<DraftForm kept={null} initial={{ name: 'Somebody else', text: '' }} />);
  expect(field('Name')).toHaveValue('Mara');
  await press('Start over');
  expect(screen.getByTestId('draft')).toHaveTextContent('null');
  expect(field('Name')).toHaveValue('Somebody else');
});

test('without a draft, what was not typed follows what is known', () => {
  const { rerender } = render(<NoteForm />);
  put('Text', 'Hello');
  rerender(<NoteForm initial={{ name: 'Mara', text: 'Dear SKORA' }} />);
  expect(field('Name')).toHaveValue('Mara');
  expect(field('Text')).toHaveValue('Hello');
});

test('without a connection it waits, and is sent with what is typed by then', async () => {
  const send = jest.fn(async () => undefined);
  render(<NoteForm send={send} offline />);
  fill();
  connection(false);
  await press();
  expect(state()).toBe('waiting');
  put('Text', 'Hello again');
  connection(true);
  expect(send).toHaveBeenCalledWith({ name: 'Robin', text: 'Hello again' }, expect.anything());
  await act(async () => undefined);
  connection(true);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a connection that comes back before anybody listens is found', async () => {
  const send = jest.fn(async () => undefined);
  render(<NoteForm send={send} offline />);
  fill();
  act(() => {
    connection(false);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  });
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('a connection that ends on the way is waited for as well', async () => {
  const { send, fail } = held();
  render(<NoteForm send={send} offline />);
  fill();
  await press();
  connection(false);
  await fail(new Error('no answer'));
  expect(state()).toBe('waiting');
});
