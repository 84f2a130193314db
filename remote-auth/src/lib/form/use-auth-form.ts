import { useRef, useState, type FormEvent } from 'react';
import { failureMessage } from '@skora/kit';
import { useHydrated } from '@skora/shared/remote';

/** Texts of a form by field name; a ticked box is `on`, one without a tick or a choice the empty string. */
export type Values<N extends string> = Readonly<Record<N, string>>;

/** What is wrong, by field name. */
export type FieldErrors<N extends string> = Partial<Record<N, string>>;

interface AuthFormOptions<N extends string> {
  /** Field name → id of its control or group, in the order of the page. */
  ids: Readonly<Record<N, string>>;
  validate: (values: Values<N>) => FieldErrors<N>;
  /** Rejects when the request failed; the form then stays as it is. */
  submit: (values: Values<N>) => Promise<void>;
  /** Errors of the request that belong to a field. */
  explain?: (error: unknown) => FieldErrors<N> | null;
  /** Words for errors of the request that are about the form as a whole. */
  explainWhole?: (error: unknown) => string | null;
}

function textOf(control: Element | RadioNodeList | null): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked) return '';
  return control !== null && 'value' in control && typeof control.value === 'string' ? control.value : '';
}

function unexplained(error: unknown): string {
  console.info('[skora] a form was not accepted:', error);
  return failureMessage(error);
}

/** Validation, one submission at a time, and errors at the fields, for native uncontrolled controls. */
export function useAuthForm<N extends string>(options: AuthFormOptions<N>) {
  const { ids, validate, submit, explain, explainWhole } = options;
  const [errors, setErrors] = useState<FieldErrors<N>>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [status, setStatus] = useState<'idle' | 'busy' | 'done'>('idle');
  const running = useRef(false);
  const ready = useHydrated();
  const names = Object.keys(ids) as N[];

  function read(form: HTMLFormElement): Values<N> {
    const entries = names.map((name) => [name, textOf(form.elements.namedItem(name))]);
    return Object.fromEntries(entries) as Record<N, string>;
  }

  function show(next: FieldErrors<N>): boolean {
    const found = names.some((name) => next[name]);
    setErrors(next);
    if (found) setAttempt((count) => count + 1);
    return found;
  }

  /** Shows why a submission failed, at the fields if it is about them, and takes the next one. */
  function refuse(error: unknown): void {
    const atFields = explain?.(error);
    if (!atFields || !show(atFields)) setFailure(explainWhole?.(error) ?? unexplained(error));
    setStatus('idle');
  }

  async function send(values: Values<N>): Promise<void> {
    running.current = true;
    setStatus('busy');
    try {
      await submit(values);
      setStatus('done');
    } catch (error) {
      refuse(error);
    } finally {
      running.current = false;
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (running.current || status === 'done') return;
    const values = read(event.currentTarget);
    setFailure(null);
    if (!show(validate(values))) void send(values);
  }

  /** A field with an error is checked again while it is corrected; others are left in peace. */
  function onChange(event: FormEvent<HTMLFormElement>): void {
    if (!names.some((name) => errors[name])) return;
    const now = validate(read(event.currentTarget));
    setErrors((before) => {
      const kept: FieldErrors<N> = {};
      for (const name of names) if (before[name] && now[name]) kept[name] = now[name];
      return kept;
    });
  }

  const listed = names.flatMap((name) => {
    const message = errors[name];
    return message ? [{ fieldId: ids[name], message }] : [];
  });
  const summary = { errors: listed, attempt };
  return { errors, summary, failure, ready, busy: status !== 'idle', refuse, onSubmit, onChange };
}
