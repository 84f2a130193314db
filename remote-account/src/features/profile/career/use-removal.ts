import { useRef, useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import type { ListedDocument } from '@skora/domain';
import type { FormValues } from '../../../lib/document-form/form-values';
import { useDocuments } from '../../../lib/documents/documents-context';
import { withDeadline } from '@skora/shared/utils';
import { STORE_DEADLINE_MS } from '../../../lib/documents/player-documents';
import type { RowKind } from './row-kind';
import { saveNewRow } from './save-new-row';

/** A row that was removed a moment ago. */
interface Removed {
  title: string;
  form: FormValues;
}

/** Removes rows and brings the last one back. `failed`: the last of both did not work. */
export function useRemoval(kind: RowKind, taken: readonly string[]) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);

  const attempt = async (work: () => Promise<unknown>, done: Removed | null) => {
    if (busy.current) return;
    // Without a connection the SDK would do it later, long after the player was told that it did not work.
    if (!navigator.onLine) return setFailed(true);
    busy.current = true;
    setFailed(false);
    try {
      await withDeadline(work(), STORE_DEADLINE_MS);
      setRemoved(done);
    } catch (error) {
      console.info('[skora] a row was not removed or brought back:', error);
      setFailed(true);
    } finally {
      busy.current = false;
    }
  };

  return {
    removed,
    failed,
    remove: ({ id, fields }: ListedDocument) => {
      const form = kind.codec.toForm(fields);
      return attempt(() => documents.remove(`profiles/${uid}/${kind.collection}/${id}`), {
        title: kind.title(form),
        form,
      });
    },
    bringBack: () =>
      removed
        ? attempt(() => saveNewRow(documents, { uid, kind, form: removed.form, taken }), null)
        : Promise.resolve(),
  };
}
