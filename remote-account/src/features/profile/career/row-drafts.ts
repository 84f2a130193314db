import { isRecord } from '@skora/domain';
import { type DocumentDraft, parseDraft } from '../../../lib/document-form/document-draft';

/** Drafts of the rows of a kind by id; a new row is called {@link NEW_ROW}. */
export type RowDrafts = Readonly<Record<string, DocumentDraft>>;

/** Stands for the row that is being added. */
export const NEW_ROW = 'new';

/** Reads drafts kept on this device; null when there are none. */
export function parseRowDrafts(value: unknown): RowDrafts | null {
  if (!isRecord(value)) return null;
  const drafts = Object.entries(value).flatMap(([id, entry]) => {
    const draft = parseDraft(entry);
    return draft ? [[id, draft] as const] : [];
  });
  return drafts.length === 0 ? null : Object.fromEntries(drafts);
}

export function withRowDraft(
  drafts: RowDrafts | null,
  id: string,
  draft: DocumentDraft | null,
): RowDrafts | null {
  const { [id]: _before, ...others } = drafts ?? {};
  const next = draft === null ? others : { ...others, [id]: draft };
  return Object.keys(next).length === 0 ? null : next;
}
