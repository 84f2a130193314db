import { useLayoutEffect } from 'react';
import { cleanup, render } from '@testing-library/react';
import { NoteForm, field, press, put, type Note } from '../form/testing/note-form';
import { forgetFormDraft, useFormDraft } from './use-form-draft';

const KEY = 'formDraft_note';
const EMPTY: Note = { name: '', text: '' };

function KeptNote({ unkept, version }: { unkept?: readonly (keyof Note)[]; version?: number }) {
  const draft = useFormDraft<Note>({
    name: 'note',
    empty: EMPTY,
    ...(unkept && { unkept }),
    ...(version !== undefined && { version }),
  });
  return <NoteForm draft={draft} send={async (_values, { forget }) => forget()} />;
}

function reopen(props: Parameters<typeof KeptNote>[0] = {}) {
  cleanup();
  render(<KeptNote {...props} />);
}

const keep = (kept: unknown) => sessionStorage.setItem(KEY, JSON.stringify(kept));
const values = () => ['Name', 'Text'].map((name) => (field(name) as HTMLInputElement).value);
const at = () => Date.now() - 1000;

beforeEach(() => sessionStorage.clear());

function EarlyNote() {
  const draft = useFormDraft<Note>({ name: 'note', empty: EMPTY });
  const [, setDraft] = draft;
  useLayoutEffect(() => {
    setDraft({ name: 'Robin', text: '' });
  }, [setDraft]);
  return <NoteForm draft={draft} send={async () => undefined} />;
}

test('what was typed before the scripts came is kept', () => {
  render(<EarlyNote />);
  put('Text', 'Half a sent');
  expect(values()).toEqual(['Robin', 'Half a sent']);
});

test('every keystroke is kept at once, and is there again', () => {
  render(<KeptNote />);
  put('Name', 'Robin');
  put('Text', 'Half a sent');
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({
    version: 1,
    at: expect.any(Number),
    values: { name: 'Robin', text: 'Half a sent' },
  });
  reopen();
  expect(values()).toEqual(['Robin', 'Half a sent']);
  expect(localStorage).toHaveLength(0);
});

test('what is sent is forgotten', async () => {
  render(<KeptNote />);
  put('Name', 'Robin');
  put('Text', 'Hello');
  await press();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  reopen();
  expect(values()).toEqual(['', '']);
});

test('a secret stays in the page and is never kept', () => {
  render(<KeptNote unkept={['text']} />);
  put('Text', 'a secret');
  put('Name', 'Robin');
  expect(values()).toEqual(['Robin', 'a secret']);
  expect(sessionStorage.getItem(KEY)).not.toContain('secret');
  reopen({ unkept: ['text'] });
  expect(values()).toEqual(['Robin', '']);
});

test.each([
  ['of yesterday', () => ({ version: 1, at: Date.now() - 25 * 3_600_000, values: { name: 'Robin' } })],
  ['of tomorrow', () => ({ version: 1, at: Date.now() + 3_600_000, values: { name: 'Robin' } })],
  ['without a time', () => ({ version: 1, values: { name: 'Robin' } })],
  ['of another version', () => ({ version: 2, at: at(), values: { name: 'Robin' } })],
  ['without a version', () => ({ name: 'Robin', text: '' })],
  ['that is a text', () => 'Robin'],
  ['that is a list', () => [1]],
])('a draft %s is dropped, and does not stay', (_what, make) => {
  keep(make());
  render(<KeptNote />);
  expect(values()).toEqual(['', '']);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('fields that the form does not have, or has of another kind, are left out', () => {
  keep({ version: 1, at: at(), values: { name: 'Robin', text: 5, more: 'x' } });
  render(<KeptNote />);
  expect(values()).toEqual(['Robin', '']);
});

test('a version that is counted up reads its own drafts', () => {
  render(<KeptNote version={2} />);
  put('Name', 'Robin');
  reopen({ version: 2 });
  expect(values()).toEqual(['Robin', '']);
});

test('a draft that was forgotten while the page shows it does not come back', () => {
  render(<KeptNote />);
  put('Name', 'Robin');
  forgetFormDraft('note');
  expect(values()).toEqual(['Robin', '']);
  reopen();
  expect(values()).toEqual(['', '']);
});
