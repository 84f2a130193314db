import { useState, type ChangeEvent, type FormEvent } from 'react';
import type { FormError } from '@skora/shared/ui/forms';
import { useAction } from '@skora/kit';

type Values<N extends string> = Readonly<Record<N, string>>;

/** What is wrong, by field. */
export type FieldErrors<N extends string> = Partial<Record<N, string>>;

interface SecureFormOptions<N extends string> {
  /** Field → id of its control, in the order of the page. */
  ids: Readonly<Record<N, string>>;
  check: (values: Values<N>) => FieldErrors<N>;
  /** Rejects when it did not work; everything typed then stays. */
  send: (values: Values<N>) => Promise<void>;
  /** Errors of the request that belong to a field. */
  explain: (error: unknown) => FieldErrors<N> | null;
}

/** A form whose fields are checked when it is sent and emptied when that has worked. */
export function useSecureForm<N extends string>({ ids, check, send, explain }: SecureFormOptions<N>) {
  const names = Object.keys(ids) as N[];
  const blank = Object.fromEntries(names.map((name) => [name, ''])) as Record<N, string>;
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<FieldErrors<N>>({});
  const [attempt, setAttempt] = useState(0);
  const { busy, failure, run } = useAction();

  const show = (next: FieldErrors<N> | null): boolean => {
    if (next === null) return false;
    const found = names.some((name) => next[name] !== undefined);
    setErrors(next);
    if (found) setAttempt((count) => count + 1);
    return found;
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || show(check(values))) return;
    void run(
      async () => {
        await send(values);
        setValues(blank);
      },
      (error) => show(explain(error)),
    );
  };

  const summary: FormError[] = names.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: ids[name], message }];
  });

  return {
    values,
    busy,
    failure,
    summary,
    attempt,
    onSubmit,
    /** Props of the `Field` around a control. */
    field: (name: N) => ({ id: ids[name], error: errors[name] }),
    /** Props of a control. */
    control: (name: N) => ({
      name,
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const next = { ...values, [name]: target.value };
        setValues(next);
        // A field with an error is checked again while it is corrected; others are left in peace.
        if (errors[name] !== undefined) setErrors({ ...errors, [name]: check(next)[name] });
      },
    }),
  };
}
