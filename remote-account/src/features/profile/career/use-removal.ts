import { useState } from 'react';
import { useAction } from '@skora/kit';
import { useRequiredUser } from '@skora/shared/session';
import type { ListedDocument } from '@skora/domain';
import type { FormValues } from '../../../lib/document-form/form-values';
import { useDocuments } from '../../../lib/documents/documents-context';
import { removeDocument } from '../../../lib/documents/remove-document';
import { useNewRowPlaces } from '../../../lib/documents/use-new-row-places';
import type { RowKind } from './row-kind';
import { addRow } from './use-career-rows';

/** A row that was removed a moment ago. */
interface Removed {
  title: string;
  form: FormValues;
}

/** Removes rows and brings the last one back. `failed`: the last of both did not work. */
export function useRemoval(kind: RowKind, taken: readonly string[]) {
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
      return attempt(() => removeDocument(documents, path), {
        title: kind.title(form),
        form,
      });
    },
    bringBack: () =>
      removed
        ? attempt(() => addRow(documents, { uid, kind, form: removed.form, taken, rows }), null)
        : Promise.resolve(),
  };
}
