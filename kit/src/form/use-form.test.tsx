import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Tests prerender as the build does.
// eslint-disable-next-line no-restricted-imports
import { renderToString } from 'react-dom/server';
import { type Note, field, fill, held, NoteForm, press, put, state } from './testing/note-form';

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('problems stand at the top and at their fields, with the focus on the first, and nothing is sent', async () => {
  const send = jest.fn();
  render(<NoteForm send={send} />);
  await press();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Say who you are.',
    'Write 3 more.',
  ]);
  expect(field('Text')).toHaveAccessibleDescription('Write 3 more.');
  expect(field('Name')).toHaveFocus();
  put('Name', 'Robin');
  field('Text').focus();
  await press();
  expect(field('Text')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['check', 'Write 1 more.'],
  ['clear', ''],
  ['keep', 'Write 3 more.'],
] as const)('while a field with a problem is changed: %s', async (whileTyping, description) => {
  render(<NoteForm whileTyping={whileTyping} />);
  await press();
  put('Text', 'He');
  expect(field('Text')).toHaveAccessibleDescription(description);
  expect(field('Name')).toHaveAccessibleDescription('Say who you are.');
});

test('a problem that hangs on two fields goes when either of them is put right', async () => {
  const check = ({ name, text }: Note) => ({ text: name === text ? 'Not your name again.' : null });
  const explain = () => ({ name: 'Taken.' });
  render(<NoteForm check={check} explain={explain} send={() => Promise.reject(new Error('taken'))} />);
  put('Name', 'Robin');
  put('Text', 'Robin');
  await press();
  expect(field('Text')).toHaveAccessibleDescription('Not your name again.');
  put('Name', 'Mara');
  expect(field('Text')).toBeValid();
  await press();
  expect(field('Name')).toHaveAccessibleDescription('Taken.');
  put('Text', 'Hello');
  expect(field('Name')).toHaveAccessibleDescription('Taken.');
});

test('a field without a problem is left in peace until the form is sent', () => {
  render(<NoteForm />);
  put('Text', 'H');
  expect(field('Text')).toBeValid();
});

test('it is sent once, busy meanwhile, and may be forgotten afterwards', async () => {
  const { send, end } = held();
  render(<NoteForm send={(values, form) => send().then(() => form.forget())} />);
  fill();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledTimes(1);
  await end();
  expect(field('Name')).toHaveValue('');
});

test('what is typed while it is under way is not forgotten', async () => {
  const { send, end } = held();
  render(<NoteForm send={(values, form) => send().then(() => form.forget())} />);
  fill();
  await press();
  put('Text', 'Hello again');
  await end();
  expect(field('Text')).toHaveValue('Hello again');
});

test('a failure keeps everything and says why, until the next attempt', async () => {
  const { send, fail, end } = held();
  render(<NoteForm send={send} />);
  fill();
  await press();
  await fail(new TypeError('Failed to fetch'));
  expect(state()).toMatch(/Check your connection/);
  expect(field('Name')).toHaveValue('Robin');
  await press();
  expect(state()).toBe('edited');
  await end();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a failure that is about a field goes there, others take the words of the form', async () => {
  const { send, fail } = held();
  const explain = ({ message }: Error) => (message === 'taken' ? { name: 'Taken.' } : 'Closed today.');
  render(<NoteForm send={send} explain={(error) => explain(error as Error)} />);
  fill();
  await press();
  await fail(new Error('taken'));
  expect(field('Name')).toHaveAccessibleDescription('Taken.');
  expect(field('Name')).toHaveFocus();
  expect(state()).toBe('edited');
  await press();
  await fail(new Error('closed'));
  expect(state()).toBe('Closed today.');
});

test('a form that is sent once stays busy until what follows fails', async () => {
  const send = jest.fn(async () => undefined);
  render(<NoteForm send={send} once />);
  fill();
  await press();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  await press('Refuse');
  expect(state()).toMatch(/our side/);
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test('prerendered markup cannot be sent before its handlers are there', () => {
  expect(renderToString(<NoteForm />)).toMatch(/<button type="submit" disabled=""/);
  const container = document.createElement('div');
  container.innerHTML = renderToString(<NoteForm />);
  document.body.append(container);
  render(<NoteForm />, { container, hydrate: true });
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});
