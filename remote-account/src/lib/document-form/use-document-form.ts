import { useEffect, useRef, useState } from 'react';
import { type StoredFields } from '@skora/domain';
import { withDeadline } from '@skora/shared/utils';
import { STORE_DEADLINE_MS } from '../documents/player-documents';
import type { NextDraft } from '../drafts/use-draft';
import type { DocumentCodec, FieldProblem } from './document-codec';
import { afterSaving, conflictsOf, type DocumentDraft, merged, rebased, withChange } from './document-draft';
import type { FormValues } from './form-values';
import type { SaveOutcome } from './save-document';

/** How saving stands. `offline` goes on by itself with the connection; `failed` waits for a press. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'offline' | 'full';

interface DocumentFormOptions {
  /** The document as it is stored now, live; null while there is none. */
  stored: StoredFields;
  codec: DocumentCodec;
  draft: DocumentDraft | null;
  setDraft: (next: NextDraft<DocumentDraft>) => void;
  /** The fields of this form; a document may have more. */
  keys: readonly string[];
  store: (draft: DocumentDraft) => Promise<SaveOutcome>;
  onSaved: (saved: FormValues) => void;
}

/** What the last step can be taken back to, and whether that has to be saved too. */
interface Undo {
  draft: DocumentDraft;
  stores: boolean;
}

/** The state of a form over a stored document: draft, problems, saving, conflicts and undo. */
export function useDocumentForm(options: DocumentFormOptions) {
  const { codec, draft, setDraft, keys, store, onSaved } = options;
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [undo, setUndo] = useState<Undo | null>(null);
  const busy = useRef(false);
  const stored = codec.toForm(options.stored);
  const values = merged(stored, draft);

  const send = async (sent: DocumentDraft): Promise<void> => {
    // Two presses may come before the next render.
    if (busy.current) return;
    if (!navigator.onLine) return setStatus('offline');
    busy.current = true;
    setStatus('saving');
    try {
      const outcome = await withDeadline(store(sent), STORE_DEADLINE_MS);
      // A conflict and a removal show by themselves: the document is followed.
      if (outcome !== 'saved') return setStatus(outcome === 'full' ? 'full' : 'idle');
      setDraft((current) => afterSaving(current, sent));
      const changed = Object.keys(sent.mine).length > 0;
      setUndo(changed ? { draft: { base: sent.mine, mine: sent.base }, stores: true } : null);
      setStatus('saved');
      onSaved(merged(stored, sent));
    } catch (error) {
      console.info('[skora] a document was not stored:', error);
      setStatus(navigator.onLine ? 'failed' : 'offline');
    } finally {
      busy.current = false;
    }
  };

  const save = async (): Promise<void> => {
    const found = codec.check(values, new Date()).problems.filter(({ key }) => keys.includes(key));
    setProblems(found);
    setAttempt((count) => count + 1);
    if (found.length > 0) return setStatus('idle');
    // Nothing touched: what is shown becomes what is stored.
    await send(draft ?? { base: {}, mine: {} });
  };

  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (status !== 'offline') return undefined;
    const retry = () => void latest.current();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [status]);

  /** Leaves what was typed, which can be taken back. */
  const discard = () => {
    if (draft !== null) setUndo({ draft, stores: false });
    setDraft(null);
    setProblems([]);
    setStatus('idle');
  };

  return {
    values,
    stored,
    problems,
    errorOf: (key: string) => problems.find((problem) => problem.key === key)?.message,
    attempt,
    status,
    edited: draft !== null,
    /** Fields that were touched here and changed elsewhere meanwhile. */
    conflicts: status === 'saving' ? [] : conflictsOf(stored, draft),
    change: (part: FormValues) => {
      // Whatever is typed until the connection is back is meant as well.
      if (status !== 'saving' && status !== 'offline') setStatus('idle');
      setUndo(null);
      setDraft((current) => withChange(stored, current, part));
    },
    save,
    /** Stores these changes at once, whatever is being typed; none is fine too. */
    saveInstead: async (changes: DocumentDraft | null) => {
      if (changes === null) return;
      setDraft(null);
      await send(changes);
    },
    discard,
    /** Goes on with what was typed although something else is stored by now. */
    keepMine: () => setDraft((current) => current && rebased(stored, current)),
    /** Takes the last saving or discarding back; null when there is nothing to take back. */
    undo:
      undo === null || status === 'saving'
        ? null
        : () => {
            setUndo(null);
            setStatus('idle');
            setDraft(undo.draft);
            if (undo.stores) void send(undo.draft);
          },
  };
}

/** The state of a form over a stored document. */
export type DocumentForm = ReturnType<typeof useDocumentForm>;
