import { useEffect, useRef, useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { Button, Cluster, EmptyState, Notice, Stack, Text } from '@skora/shared/ui';
import { isPlainObject, type ListedDocument } from '@skora/domain';
import { LoadGate } from '../../../lib/documents/load-gate';
import { useDraft } from '@skora/kit';
import { profileDraftKey } from '../../../lib/drafts/profile-draft-key';
import styles from './career.module.css';
import { RowForm } from './row-form';
import { RowItem } from './row-item';
import { countPlaces, type RowKind } from './row-kind';
import { useCareerRows } from './use-career-rows';
import { useRemoval } from './use-removal';
import { type DocumentDraft, parseDraft } from '../../../lib/document-form/document-draft';

/** Drafts of the rows of a kind by id; a new row is called {@link NEW_ROW}. */
type RowDrafts = Readonly<Record<string, DocumentDraft>>;

/** Stands for the row that is being added. */
const NEW_ROW = 'new';

/** Reads drafts kept on this device; null when there are none. */
function parseRowDrafts(value: unknown): RowDrafts | null {
  if (!isPlainObject(value)) return null;
  const drafts = Object.entries(value).flatMap(([id, entry]) => {
    const draft = parseDraft(entry);
    return draft ? [[id, draft] as const] : [];
  });
  return drafts.length === 0 ? null : Object.fromEntries(drafts);
}

function withRowDraft(drafts: RowDrafts | null, id: string, draft: DocumentDraft | null): RowDrafts | null {
  const { [id]: _before, ...others } = drafts ?? {};
  const next = draft === null ? others : { ...others, [id]: draft };
  return Object.keys(next).length === 0 ? null : next;
}

export function RowsSection({ kind }: { kind: RowKind }) {
  const rows = useCareerRows(kind);
  return (
    <LoadGate loaded={rows} what="this part of your profile">
      {(stored) => <Rows kind={kind} rows={stored} />}
    </LoadGate>
  );
}

function Rows({ kind, rows }: { kind: RowKind; rows: readonly ListedDocument[] }) {
  const { uid } = useRequiredUser();
  const [drafts, setDrafts] = useDraft(profileDraftKey(uid, kind.collection), parseRowDrafts);
  // A draft from before the tab was closed opens again.
  const [asked, setOpen] = useState<string | null>(() => Object.keys(drafts ?? {})[0] ?? null);
  const present = rows.find(({ id }) => id === asked) ?? null;
  // The form of a removed row closes, unless something was typed into it.
  const kept =
    asked === NEW_ROW || present !== null || (asked !== null && drafts !== null && asked in drafts);
  const open = kept ? asked : null;
  const taken = rows.map(({ id }) => id);
  const removal = useRemoval(kind, taken, {
    read: (id) => drafts?.[id] ?? null,
    set: (id, draft) => setDrafts((current) => withRowDraft(current, id, draft)),
  });
  const editor = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const before = useRef(open);
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the form, or back to “Add”.
    if (open !== before.current) {
      if (open === null) add.current?.focus();
      else editor.current?.querySelector<HTMLElement>('input, select')?.focus();
    }
    before.current = open;
  }, [open]);
  useEffect(() => {
    if (removal.removed) undo.current?.focus();
  }, [removal.removed]);
  const full = rows.length >= countPlaces(kind);
  return (
    <Stack gap={5}>
      {rows.length === 0 && open !== NEW_ROW ? (
        <EmptyState level={2} title={kind.empty.title}>
          {kind.empty.text}
        </EmptyState>
      ) : null}
      {rows.length > 0 ? (
        <ul className={styles.rows} aria-label={kind.many}>
          {rows.map((row) => (
            <RowItem
              key={row.id}
              kind={kind}
              row={row}
              unsaved={drafts !== null && row.id in drafts}
              onEdit={() => setOpen(row.id)}
              onRemove={() => void removal.remove(row)}
            />
          ))}
        </ul>
      ) : null}
      {removal.removed ? (
        <Cluster gap={2}>
          <Text size="small" tone="muted" role="status">
            Removed: {removal.removed.title}.
          </Text>
          <Button ref={undo} size="sm" variant="ghost" onClick={() => void removal.bringBack()}>
            Undo
          </Button>
        </Cluster>
      ) : null}
      {removal.failed ? (
        <Notice tone="danger" live="assertive" title="That did not work">
          Nothing was changed. Check your connection and try again.
        </Notice>
      ) : null}
      {open === null ? null : (
        <div ref={editor}>
          <RowForm
            key={open}
            kind={kind}
            row={present}
            isNew={open === NEW_ROW}
            taken={taken}
            draft={drafts?.[open] ?? null}
            setDraft={(next) =>
              setDrafts((current) =>
                withRowDraft(current, open, next instanceof Function ? next(current?.[open] ?? null) : next),
              )
            }
            // Another row may have been opened while this one was on its way.
            onClose={() => setOpen((current) => (current === open ? null : current))}
          />
        </div>
      )}
      {open === NEW_ROW ? null : (
        <div>
          <Button ref={add} variant="secondary" aria-disabled={full} onClick={() => setOpen(NEW_ROW)}>
            {kind.add}
          </Button>
          {full ? <Text tone="muted">There is room for {countPlaces(kind)}.</Text> : null}
        </div>
      )}
    </Stack>
  );
}
