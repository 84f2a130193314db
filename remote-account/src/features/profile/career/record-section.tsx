import { useEffect, useRef, useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { Button, Cluster, EmptyState, Notice, Stack, Text } from '@skora/shared/ui';
import type { ListedDocument } from '@skora/domain';
import { LoadGate } from '../../../lib/documents/load-gate';
import { useDraft } from '../../../lib/drafts/use-draft';
import { profileDraftKey } from '../../../lib/drafts/profile-draft-key';
import styles from './career.module.css';
import { NEW_ROW, parseRowDrafts, withRowDraft } from './row-drafts';
import { RowForm } from './row-form';
import { RowItem } from './row-item';
import { countPlaces, type RowKind } from './row-kind';
import { useRecordRows } from './use-record-rows';
import { useRemoval } from './use-removal';

export function RecordSection({ kind }: { kind: RowKind }) {
  const rows = useRecordRows(kind);
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
  const removal = useRemoval(kind, taken);
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
          <Button ref={add} variant="secondary" disabled={full} onClick={() => setOpen(NEW_ROW)}>
            {kind.add}
          </Button>
          {full ? <Text tone="muted">There is room for {countPlaces(kind)}.</Text> : null}
        </div>
      )}
    </Stack>
  );
}
