import type { ChangeEvent, FormEvent } from 'react';
import type { FormError } from '@skora/shared/ui/forms';

/** What is wrong, by the name of the value it is about, in the order of the page. */
export type Problems<N extends string> = Partial<Record<N, string | null>>;

/** A whole form that is kept outside it: the pair that `useDraft` returns. */
export type FormDraft<V> = readonly [
  typed: V | null,
  setTyped: (next: V | null | ((current: V | null) => V | null)) => void,
];

/** What `send` may do with the form while it runs. */
export interface SentForm {
  /** Forgets what was sent. What has been typed since stays. */
  forget: () => void;
}

/** Options of {@link useForm}. */
export interface FormOptions<V extends object, N extends string> {
  /** What the form holds where nothing was typed. It may change while somebody types: a stored document, a session. */
  initial: V;
  /** Id of the control or group of a value. */
  fieldId: (name: N) => string;
  /** The schema: everything that is wrong with these values. */
  check: (values: V) => Problems<N>;
  /** Sends values without problems. Rejects when that failed; everything typed then stays. */
  send: (values: V, form: SentForm) => Promise<void>;
  /** What a failure means: problems of fields, or words about the form as a whole. `failureMessage` unless given. */
  explain?: (error: unknown) => Problems<N> | string | null;
  /** Keeps what is typed on this device. The whole form is kept from the first change on. */
  draft?: FormDraft<V>;
  /**
   * Without a connection the form waits, and is sent by itself with what it holds by then. With the key of its draft on this
   * device it goes on waiting when the page is opened anew, in whatever tab. Must be stable.
   */
  offline?: boolean | string;
  /** What happens to the problem of a field that is being changed. `check` unless given. */
  whileTyping?: 'check' | 'clear' | 'keep';
  /** Stays busy once it was sent, because the page is about to change. */
  once?: boolean;
}

/** Props for the `Field` around a control. */
export interface FieldProps {
  id: string;
  error: string | undefined;
}

/** Props for a control that holds text. */
export interface ControlProps {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
}

/** A form: what it holds, what is wrong with it, and how sending stands. */
export interface Form<V extends object, N extends string> {
  values: V;
  /** Whether anything was typed that is not forgotten. */
  edited: boolean;
  change: (part: Partial<V>) => void;
  /** Starts over, with these values or with none typed. */
  reset: (typed?: Partial<V> | null) => void;
  errorFor: (name: N) => string | undefined;
  /** Props of `FormErrorSummary`. */
  summary: { errors: readonly FormError[]; attempt: number };
  /** Props of the `Field` around a control. */
  field: (name: N) => FieldProps;
  /** Props of a control that holds text. */
  control: (name: TextNames<V>) => ControlProps;
  /** False until the handlers are there: a form that is sent before would leave the page with what was typed. */
  ready: boolean;
  busy: boolean;
  /** It is sent as soon as there is a connection. */
  waiting: boolean;
  /** Why the latest sending failed, unless that is a problem of fields; null for none. */
  error: unknown;
  /** The same in words; null for none. */
  failure: string | null;
  /** Shows no failure any more, and waits for no connection. */
  clear: () => void;
  /** Checks and sends. */
  submit: () => void;
  onSubmit: (event: FormEvent) => void;
  /** Does other work of this form, such as removing what it is about, with the same busy, waiting and failure. */
  run: (work: () => Promise<void>) => Promise<void>;
  /** Shows why something failed, and takes the next attempt. */
  refuse: (error: unknown) => void;
}

/** The names of the values that are text. */
export type TextNames<V> = { [K in keyof V & string]: V[K] extends string ? K : never }[keyof V & string];
