import { useEffect, useRef, useState } from 'react';
import { focusField } from '@skora/shared/ui/forms';
import { useAction } from '../action/use-action';
import { failureMessage } from '../failure/failure-message';
import { useHydrated } from '@skora/shared/remote';
import type { Form, FormDraft, FormOptions, Problems } from './form-types';
import { useKeptWaiting } from './use-kept-waiting';

const listed = <N extends string>(problems: Problems<N>) =>
  (Object.entries(problems) as [N, string | null | undefined][]).filter(([, message]) => message);

/**
 * A form of controlled fields: what is typed, its problems at the fields with the focus on the first, one submission at
 * a time, and optionally a draft on this device and sending once there is a connection.
 */
export function useForm<V extends object, N extends string = keyof V & string>(
  options: FormOptions<V, N>,
): Form<V, N> {
  const { initial, fieldId, check, send, explain, draft, offline, whileTyping = 'check', once } = options;
  const own: FormDraft<Partial<V>> = useState<Partial<V> | null>(null);
  // A draft is whole, so whatever is put into it is made whole below.
  const [typed, setTyped] = (draft as FormDraft<Partial<V>> | undefined) ?? own;
  const [problems, setProblems] = useState<Problems<N>>({});
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState(false);
  const words = (error: unknown) => {
    const means = explain?.(error);
    return typeof means === 'string' ? means : failureMessage(error);
  };
  const action = useAction({ offline: Boolean(offline), words });
  const ready = useHydrated();
  const values: V = { ...initial, ...typed };

  const found = listed(problems).map(([name, message]) => ({
    fieldId: fieldId(name),
    message: message ?? '',
  }));
  const first = found[0]?.fieldId;
  useEffect(() => {
    if (attempt > 0 && first !== undefined) focusField(first);
    // Only an attempt moves the focus, not a problem that is put right meanwhile.
  }, [attempt]);

  const show = (next: Problems<N>): boolean => {
    setProblems(next);
    setAttempt((count) => count + 1);
    return listed(next).length > 0;
  };

  /** Problems of fields go to their fields. @returns whether that was all there is to show */
  const showAtFields = (error: unknown): boolean => {
    const means = explain?.(error);
    return typeof means === 'object' && means !== null && show(means);
  };

  /** @returns whether sending began */
  const begin = (): boolean => {
    if (action.busy || sent) return false;
    action.clear();
    if (show(check(values))) return false;
    const forget = () => setTyped((current) => (current === typed ? null : current));
    void action.run(
      async () => {
        await send(values, { forget });
        setSent(once === true);
      },
      showAtFields,
      () => void latest.current(),
    );
    return true;
  };
  const submit = () => void begin();
  // Whatever is typed until the connection is back is meant as well.
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  const waitsAs = typeof offline === 'string' ? offline : null;
  useKeptWaiting(waitsAs, action, () => typed !== null && latest.current());

  const change = (part: Partial<V>) => {
    setTyped((current) => ({ ...(draft && initial), ...current, ...part }));
    const shown = listed(problems);
    if (shown.length === 0 || whileTyping === 'keep') return;
    // A rule may be about several fields: its problem goes when any of them is put right.
    const [before, now]: [Problems<N>, Problems<N>] =
      whileTyping === 'check' ? [check(values), check({ ...values, ...part })] : [{}, {}];
    const next = shown.map(([name, message]) => [
      name,
      name in part || now[name] !== before[name] ? now[name] : message,
    ]);
    setProblems(Object.fromEntries(next) as Problems<N>);
  };

  const errorFor = (name: N) => problems[name] ?? undefined;
  return {
    values,
    edited: typed !== null,
    change,
    reset: (next = null) => {
      setTyped(next && { ...(draft && initial), ...next });
      setProblems({});
      action.clear();
    },
    errorFor,
    summary: { errors: found, attempt },
    field: (name) => ({ id: fieldId(name), error: errorFor(name) }),
    control: (name) => ({
      name,
      value: values[name] as string,
      onChange: ({ target }) => change({ [name]: target.value } as Partial<V>),
    }),
    ready,
    busy: action.busy || sent,
    waiting: action.waiting,
    error: action.error,
    failure: action.failure,
    clear: action.clear,
    submit,
    onSubmit: (event) => {
      event.preventDefault();
      submit();
    },
    run: action.run,
    refuse: (error) => {
      setSent(false);
      if (!showAtFields(error)) action.fail(error);
    },
  };
}
