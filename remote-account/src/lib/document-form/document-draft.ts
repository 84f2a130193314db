import { isPlainObject } from '@skora/domain';
import type { DocumentCodec } from './document-codec';
import { type FormValue, type FormValues, sameValue } from './form-values';

/**
 * What somebody changed and has not saved: only the fields that were touched, each with what was stored when it was.
 * Fields that nobody touched here follow the store, so most changes made elsewhere need no question.
 */
export interface DocumentDraft {
  /** Stored values when the fields were touched. */
  base: FormValues;
  /** What was typed. */
  mine: FormValues;
}

type Draft = DocumentDraft | null;

const without = (values: FormValues, dropped: (key: string) => boolean): Record<string, FormValue> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !dropped(key)));

function keeping(draft: DocumentDraft, dropped: (key: string) => boolean): Draft {
  const mine = without(draft.mine, dropped);
  return Object.keys(mine).length === 0 ? null : { base: without(draft.base, dropped), mine };
}

/** The form to show: what was typed over what is stored. */
export function merged(stored: FormValues, draft: Draft): FormValues {
  return draft === null ? stored : { ...stored, ...draft.mine };
}

/** The draft after some fields changed; a field that is back at what it was is no longer part of it. */
export function withChange(stored: FormValues, draft: Draft, part: FormValues): Draft {
  const mine = { ...draft?.mine, ...part };
  const base = { ...without(stored, (key) => !(key in mine)), ...draft?.base };
  return keeping(
    { base, mine },
    (key) => sameValue(mine[key], base[key]) && sameValue(base[key], stored[key]),
  );
}

/** The touched fields that hold something else in the store by now. */
export function listConflicts(stored: FormValues, draft: Draft): string[] {
  if (draft === null) return [];
  return Object.keys(draft.mine).filter(
    (key) => !sameValue(stored[key], draft.base[key]) && !sameValue(stored[key], draft.mine[key]),
  );
}

/** What is stored of a draft that was saved: a number without its comma, a word without the blank behind it. */
export function keptOf(codec: DocumentCodec, stored: FormValues, { mine }: DocumentDraft): FormValues {
  const { fields } = codec.check({ ...stored, ...mine }, new Date());
  return without(codec.toForm(fields), (key) => !(key in mine));
}

/** The draft of somebody who saw what is stored now and goes on. */
export function rebased(stored: FormValues, draft: DocumentDraft): DocumentDraft {
  return { ...draft, base: without(stored, (key) => !(key in draft.mine)) };
}

/** What is left to save once a draft is stored: what was typed meanwhile. @param kept what is stored of it by now */
export function afterSaving(draft: Draft, saved: DocumentDraft, kept: FormValues): Draft {
  if (draft === null) return null;
  const left = keeping(draft, (key) => sameValue(draft.mine[key], saved.mine[key]));
  return left && { ...left, base: { ...left.base, ...without(kept, (key) => !(key in left.mine)) } };
}

const isValue = (value: unknown): value is FormValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));

const areValues = (values: unknown): values is FormValues =>
  isPlainObject(values) && Object.values(values).every(isValue);

/** Reads a draft kept on this device; null when it is none. */
export function parseDraft(value: unknown): Draft {
  if (!isPlainObject(value) || !areValues(value.base) || !areValues(value.mine)) return null;
  return { base: value.base, mine: value.mine };
}
