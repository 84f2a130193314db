import { useState } from 'react';
import { useAction } from '@skora/kit';
import { useRequiredUser } from '@skora/shared/session';
import type { ListedDocument } from '@skora/domain';
import type { DocumentDraft } from '../../../lib/document-form/document-draft';
import type { FormValues } from '../../../lib/document-form/form-values';
import { useDocuments } from '../../../lib/documents/documents-context';
import { removeDocument } from '../../../lib/documents/remove-document';
import { useNewRowPlaces } from '../../../lib/documents/use-new-row-places';
import type { RowKind } from './row-kind';
import { addRow } from './use-career-rows';

/** A row that was removed a moment ago. */
interface Removed {
  id: string;
  title: string;
  form: FormValues;
  /** What was typed about it and not saved. */
  draft: DocumentDraft | null;
}

/** What is typed about rows, by their ids. */
interface TypedRows {
  read: (id: string) => DocumentDraft | null;
  set: (id: string, draft: DocumentDraft | null) => void;
}

/** Removes rows and brings the last one back. `failed`: the last of both did not work. */
export function useRemoval(kind: RowKind, taken: readonly string[], typed: TypedRows) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const rows = useNewRowPlaces(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { error, run } = useAction();

  const attempt = (work: () => Promise<void>, done: Removed | null) =>
    run(async () => {
      await work();
      setRemoved(done);
    });

  return {
    removed,
    failed: error !== null,
    remove: ({ id, fields }: ListedDocument) => {
      const form = kind.codec.toForm(fields);
      const path = `profiles/${uid}/${kind.collection}/${id}`;
      const draft = typed.read(id);
      const work = async () => {
        await removeDocument(documents, path);
        // The next row may have its place.
        typed.set(id, null);
      };
      return attempt(work, { id, title: kind.title(form), form, draft });
    },
    bringBack: async () => {
      if (removed === null) return;
      const { id, form, draft } = removed;
      await attempt(async () => {
        await addRow(documents, { uid, kind, form, taken, rows, first: id });
        if (draft !== null && !taken.includes(id)) typed.set(id, draft);
      }, null);
    },
  };
}
