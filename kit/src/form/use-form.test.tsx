import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Tests prerender as the build does.
// eslint-disable-next-line no-restricted-imports
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { Field, FormErrorSummary, SubmitButton, TextInput } from '@skora/shared/ui/forms';
import type { FormDraft, FormOptions } from './form-types';
import { useForm } from './use-form';

interface Note {
  name: string;
  text: string;
}
type Options = FormOptions<Note, keyof Note>;

const OPTIONS: Options = {
  initial: { name: '', text: '' },
  fieldId: (name) => `note-${name}`,
  check: ({ name, text }) => ({
    name: name === '' ? 'Say who you are.' : null,
    text: text.length < 3 ? `Write ${3 - text.length} more.` : null,
  }),
  send: async () => undefined,
};

function NoteForm(options: Partial<Options>) {
  const form = useForm<Note>({ ...OPTIONS, ...options });
  return (
    <form noValidate aria-label="Note" onSubmit={form.onSubmit}>
      <FormErrorSummary {...form.summary} />
      <Field {...form.field('name')} label="Name" mark="none">
        <TextInput {...form.control('name')} />
      </Field>
      <Field {...form.field('text')} label="Text" mark="none">
        <TextInput {...form.control('text')} />
      </Field>
      <output>{form.waiting ? 'waiting' : (form.failure ?? (form.edited ? 'edited' : ''))}</output>
      <button type="button" onClick={() => form.refuse(new Error('late'))}>
        Refuse
      </button>
      <button type="button" onClick={() => form.reset()}>
        Start over
      </button>
      <SubmitButton busy={form.busy} disabled={!form.ready}>
        Send
      </SubmitButton>
    </form>
  );
}

/** The form with a draft that is kept outside. */
function DraftForm({ kept, ...options }: Partial<Options> & { kept: Note | null }) {
  const draft: FormDraft<Note> = useState(kept);
  return (
    <>
      <NoteForm {...options} draft={draft} />
      <pre data-testid="draft">{JSON.stringify(draft[0])}</pre>
    </>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const put = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name = 'Send') => userEvent.click(screen.getByRole('button', { name }));
const fill = () => {
  put('Name', 'Robin');
  put('Text', 'Hello');
};
const state = () => screen.getByRole('status').textContent;
/** Work that ends when it is told to. */
function held() {
  let settle = { end: () => {}, fail: (_error: Error) => {} };
  const send = jest.fn(
    () =>
      new Promise<void>((end, fail) => {
        settle = { end, fail };
      }),
  );
  return {
    send,
    end: () => act(async () => settle.end()),
    fail: (error: Error) => act(async () => settle.fail(error)),
  };
}
const connection = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

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

test('a connection that ends on the way is waited for as well', async () => {
  const { send, fail } = held();
  render(<NoteForm send={send} offline />);
  fill();
  await press();
  connection(false);
  await fail(new Error('no answer'));
  expect(state()).toBe('waiting');
});

test('prerendered markup cannot be sent before its handlers are there', () => {
  expect(renderToString(<NoteForm />)).toMatch(/<button type="submit" disabled=""/);
  const container = document.createElement('div');
  container.innerHTML = renderToString(<NoteForm />);
  document.body.append(container);
  render(<NoteForm />, { container, hydrate: true });
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});
