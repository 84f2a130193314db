import { useEffect, useState } from 'react';
import { useForm, type NextDraft } from '@skora/kit';
import type { StoredFields } from '@skora/domain';
import { type DocumentCodec, indexProblems } from './document-codec';
import {
  afterSaving,
  type DocumentDraft,
  keptOf,
  listConflicts,
  merged,
  rebased,
  withChange,
} from './document-draft';
import type { FormValues } from './form-values';

interface DocumentFormOptions {
  /** The document as it is stored now, live; null while there is none. */
  stored: StoredFields;
  codec: DocumentCodec;
  draft: DocumentDraft | null;
  setDraft: (next: NextDraft<DocumentDraft>) => void;
  /** Key of the draft on this device: a form that waits for a connection is sent although its tab was closed. */
  draftKey?: string;
  /** The fields of this form; a document may have more. */
  keys: readonly string[];
  /** Begins the id of every field: `profile-` and the name of the stored field. */
  prefix: string;
  /** Names of the fields, for the summary of problems and for conflicts. */
  labels: Readonly<Record<string, string>>;
  store: (draft: DocumentDraft) => Promise<void>;
  onSaved: (saved: FormValues) => void;
}

/** What the last step can be taken back to, and whether that has to be saved too. */
interface Undo {
  draft: DocumentDraft;
  stores: boolean;
}

/** A form over a stored document: only touched fields are kept and stored, conflicts are shown, steps are undone. */
export function useDocumentForm(options: DocumentFormOptions) {
  const { codec, draft, setDraft, draftKey, keys, prefix, labels, store, onSaved } = options;
  const [undo, setUndo] = useState<Undo | null>(null);
  const [saved, setSaved] = useState(false);
  const [due, setDue] = useState(false);
  const stored = codec.toForm(options.stored);

  const send = async (sent: DocumentDraft): Promise<void> => {
    await store(sent);
    const kept = keptOf(codec, stored, sent);
    setDraft((current) => afterSaving(current, sent, kept));
    const changed = Object.keys(sent.mine).length > 0;
    setUndo(changed ? { draft: { base: kept, mine: sent.base }, stores: true } : null);
    setSaved(true);
    onSaved(merged(stored, sent));
  };

  const form = useForm<FormValues, string>({
    initial: stored,
    draft: [
      draft && merged(stored, draft),
      (next) =>
        setDraft((current) => {
          const typed = next instanceof Function ? next(current && merged(stored, current)) : next;
          return typed && withChange(stored, current, typed);
        }),
    ],
    fieldId: (key) => prefix + key,
    check: (values) =>
      indexProblems(codec.check(values, new Date()).problems.filter(({ key }) => keys.includes(key))),
    offline: draftKey ?? true,
    whileTyping: 'keep',
    // Nothing touched: what is shown becomes what is stored.
    send: () => send(draft ?? { base: {}, mine: {} }),
  });

  useEffect(() => {
    if (!due) return;
    setDue(false);
    form.submit();
  });

  const errors = form.summary.errors.map(({ fieldId, message }) => {
    const key = fieldId.slice(prefix.length);
    return { fieldId, message: `${labels[key] ?? key}: ${message}` };
  });
  return {
    ...form,
    stored,
    labels,
    summary: { ...form.summary, errors },
    /** Nothing was typed since it was stored. */
    saved: saved && !form.busy,
    /** Fields that were touched here and changed elsewhere meanwhile. */
    conflicts: form.busy ? [] : listConflicts(stored, draft),
    change: (part: FormValues) => {
      // Whatever is typed until the connection is back is meant as well.
      if (!form.waiting) form.clear();
      setSaved(false);
      setUndo(null);
      form.change(part);
    },
    /** Puts these changes in the place of what is typed and stores them at once; none is fine too. */
    saveInstead: (changes: DocumentDraft | null) => {
      if (changes === null) return;
      setDraft(changes);
      setDue(true);
    },
    /** Leaves what was typed, which can be taken back. */
    discard: () => {
      if (draft !== null) setUndo({ draft, stores: false });
      setSaved(false);
      form.reset();
    },
    /** Goes on with what was typed although something else is stored by now. */
    keepMine: () => setDraft((current) => current && rebased(stored, current)),
    /** Takes the last saving or discarding back; null when there is nothing to take back. */
    undo:
      undo === null || form.busy
        ? null
        : () => {
            setUndo(null);
            setSaved(false);
            setDraft(undo.draft);
            setDue(undo.stores);
          },
  };
}

/** The state of a form over a stored document. */
export type DocumentForm = ReturnType<typeof useDocumentForm>;
