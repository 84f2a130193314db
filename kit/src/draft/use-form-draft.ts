import { useEffect, useState } from 'react';
import { useHydrated } from '@skora/shared/remote';
import { FORM_DRAFT_PREFIX, tabStorage } from '@skora/shared/storage-keys';
import type { FormDraft } from '../form/form-types';
import { formDraftCodec } from './form-draft-codec';
import { parseDraft, useDraft } from './use-draft';

interface FormDraftOptions<V extends object> {
  /** Names the form, and whom or what it is about where there are several. No secret: it becomes a key of the storage. */
  name: string;
  /** The form with nothing in it: what is kept has to look like it. */
  empty: V;
  /** Fields that are never kept: passwords, and what one agrees to. */
  unkept?: readonly (keyof V)[];
  /** Counted up when a field comes to mean something else; older drafts are dropped then. */
  version?: number;
}

const keyFor = (name: string) => FORM_DRAFT_PREFIX + name;

/** Forgets what was typed into a form, while the page goes on showing it: it has been sent, and the page is about to change. */
export function forgetFormDraft(name: string): void {
  tabStorage.remove(keyFor(name));
}

/**
 * The draft of a form that anybody may fill in, for `useForm`: kept for the tab with every keystroke, so that a reload, a
 * crash and the way back lose nothing, and whoever uses the computer next finds nothing. It goes with the tab, at sign-out,
 * and after a day.
 */
export function useFormDraft<V extends object>(options: FormDraftOptions<V>): FormDraft<V> {
  const { name, empty, unkept = [], version = 1 } = options;
  const [{ parse, format }] = useState(() => formDraftCodec(empty, version, unkept));
  const [draft, setDraft] = useDraft(keyFor(name), parse, { storage: tabStorage, format });
  // Prerendered markup holds nothing that was typed.
  const hydrated = useHydrated();
  useEffect(() => {
    // What cannot be used any more must not stay either. Input from before the scripts came may be kept already.
    if (parseDraft(tabStorage.read(keyFor(name)), parse) === null) forgetFormDraft(name);
  }, []);
  return [hydrated ? draft : null, setDraft];
}
