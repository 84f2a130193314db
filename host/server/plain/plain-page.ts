/** One field of a form that needs no script. Its id in the page is `plain-` and its name. */
export type PlainField =
  | { kind: 'hidden'; name: string; value: string }
  /** People do not see it and leave it empty; programs fill it. */
  | { kind: 'trap'; name: string; label: string }
  | (Labelled & { kind: 'line'; type: 'text' | 'email'; autoComplete: string; maxLength: number })
  | (Labelled & { kind: 'text'; maxLength: number })
  | (Labelled & { kind: 'choice'; shape: 'select' | 'radios'; options: readonly Option[] })
  | (Labelled & { kind: 'tick' });

interface Labelled {
  name: string;
  label: string;
  hint?: string;
  /** A form without it is refused; the others say that they are optional. */
  required?: boolean;
}

interface Option {
  value: string;
  label: string;
}

/** A form that is answered with a page: `POST /forms/{name}`. */
export interface PlainForm {
  name: string;
  /** Names the form for screen readers. */
  label: string;
  /** What stands above its fields, a paragraph each. */
  text?: readonly string[];
  fields: readonly PlainField[];
  /** Each may carry an answer of its own. */
  buttons: readonly { label: string; name?: string; value?: string; secondary?: boolean }[];
}

/** A page that is complete without a script, in plain words; the drawing escapes all of them. */
export interface PlainPage {
  status: number;
  eyebrow?: string;
  title: string;
  lead?: string;
  notice?: { tone: 'success' | 'danger' | 'info'; title: string; text?: string };
  /** Paragraphs. */
  text?: readonly string[];
  /** Words of somebody else, or a text that is agreed to. */
  quote?: string;
  facts?: readonly { label: string; value: string }[];
  forms: readonly PlainForm[];
  /** Ways on from here. */
  links: readonly { to: string; label: string }[];
}

/** What was typed into a form, by the name of the field; '' for what was not sent. */
export type Typed = (name: string) => string;

/** What is wrong with what was typed, by the name of the field. */
export type Problems = Readonly<Record<string, string>>;

/** A form that was sent and is shown again. */
export interface Attempt {
  form: string;
  typed: Typed;
  problems: Problems;
}
