import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field, FormErrorSummary, SubmitButton, TextInput } from '@skora/shared/ui/forms';
import type { FormDraft, FormOptions } from '../form-types';
import { useForm } from '../use-form';

export interface Note {
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

/** A form of two fields, with everything that a form may show. */
export function NoteForm(options: Partial<Options>) {
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
export function DraftForm({ kept, ...options }: Partial<Options> & { kept: Note | null }) {
  const draft: FormDraft<Note> = useState(kept);
  return (
    <>
      <NoteForm {...options} draft={draft} />
      <pre data-testid="draft">{JSON.stringify(draft[0])}</pre>
    </>
  );
}

export const field = (name: string) => screen.getByLabelText(name);
export const put = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const press = (name = 'Send') => userEvent.click(screen.getByRole('button', { name }));
export const fill = () => {
  put('Name', 'Robin');
  put('Text', 'Hello');
};
export const state = () => screen.getByRole('status').textContent;
/** Work that ends when it is told to. */
export function held() {
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
export const connection = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};
