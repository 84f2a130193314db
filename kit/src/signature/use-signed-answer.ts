import { useRef, type RefObject } from 'react';
import type { Form } from '../form/form-types';
import { forgetFormDraft, useFormDraft } from '../draft/use-form-draft';
import { useForm } from '../form/use-form';

/** What a parent or guardian answers, and who they are. */
export interface SignedAnswer {
  decision: 'approve' | 'decline';
  name: string;
  relationship: 'parent' | 'legal-guardian';
  /** People who have a link to the CV may write to the guardian. Absent: no. */
  contact?: true;
}

interface Signature {
  name: string;
  relationship: SignedAnswer['relationship'] | null;
  contact: boolean;
}

/** A form that is signed, and which of its two buttons was pressed. */
export interface AnswerForm {
  id: string;
  form: Form<Signature, keyof Signature>;
  choice: RefObject<SignedAnswer['decision']>;
}

interface AnswerOptions {
  /** How the ids of the fields begin. */
  id: string;
  /** The name that stands in the field at first. */
  name?: string;
  /** Called with a whole answer. Rejects when nothing was stored. */
  send: (answer: SignedAnswer) => Promise<void>;
  explain?: (error: unknown) => string;
  once?: boolean;
}

const UNSIGNED: Signature = { name: '', relationship: null, contact: false };
const NAME_MAX = 80;

/** One line without spaces around it. */
const oneLine = (typed: string) => typed.replaceAll(/\s+/g, ' ').trim();

function nameProblem(typed: string): string | null {
  const name = oneLine(typed);
  if (name === '') return 'Enter your name.';
  return [...name].length > NAME_MAX ? `Use at most ${NAME_MAX} characters.` : null;
}

/** State of a {@link SignedAnswerForm}, which may be away while the answer is looked at once more. */
export function useSignedAnswer({ id, name: known = '', send, explain, once }: AnswerOptions): AnswerForm {
  const choice = useRef<SignedAnswer['decision']>('approve');
  const draft = `signature_${id}`;
  const form = useForm<Signature>({
    initial: { ...UNSIGNED, name: known },
    draft: useFormDraft({ name: draft, empty: UNSIGNED, unkept: ['contact'] }),
    fieldId: (name) => `${id}-${name}`,
    check: ({ name, relationship }) => ({
      name: nameProblem(name),
      relationship: relationship === null ? 'Choose who you are to the player.' : null,
    }),
    send: async ({ name, relationship, contact }) => {
      if (relationship === null) return;
      const decision = choice.current;
      const signed = { decision, name: oneLine(name), relationship };
      await send(contact && decision === 'approve' ? { ...signed, contact: true } : signed);
      forgetFormDraft(draft);
    },
    ...(explain && { explain }),
    ...(once !== undefined && { once }),
  });
  return { id, form, choice };
}
