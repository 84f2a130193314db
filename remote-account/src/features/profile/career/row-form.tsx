import { useId, useState } from 'react';
import { ROW_BOUNDS, type FieldBounds, type ListedDocument } from '@skora/domain';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { Button, Card, Heading, Notice } from '@skora/shared/ui';
import { Checkbox } from '@skora/shared/ui/forms';
import { type DocumentDraft, merged } from '../../../lib/document-form/document-draft';
import { FormField } from '../../../lib/document-form/form-field';
import { FormFrame } from '../../../lib/document-form/form-frame';
import type { FormValues } from '../../../lib/document-form/form-values';
import { saveDocument } from '../../../lib/document-form/save-document';
import { type DocumentForm, useDocumentForm } from '../../../lib/document-form/use-document-form';
import { useDocuments } from '../../../lib/documents/documents-context';
import { profileDraftKey } from '../../../lib/drafts/profile-draft-key';
import { useNewRowPlaces } from '../../../lib/documents/use-new-row-places';
import type { NextDraft } from '@skora/kit';
import styles from './career.module.css';
import type { RowField, RowKind } from './row-kind';
import { addRow } from './use-career-rows';

interface RowFormProps {
  kind: RowKind;
  /** The row that is changed; null for a new one, and for one that was removed elsewhere. */
  row: ListedDocument | null;
  isNew: boolean;
  taken: readonly string[];
  draft: DocumentDraft | null;
  setDraft: (next: NextDraft<DocumentDraft>) => void;
  onClose: () => void;
}

/** Adds or changes one row. */
export function RowForm({ kind, row, isNew, taken, draft, setDraft, onClose }: RowFormProps) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const rows = useNewRowPlaces(profileDraftKey(uid, kind.collection));
  const title = useId();
  // A row that is removed elsewhere stays here as it was, so that nothing is lost with it.
  const [known, setKnown] = useState(row);
  if (row !== null && row !== known) setKnown(row);
  const gone = row === null && !isNew;
  const before = known?.fields ?? null;
  const form = useDocumentForm({
    stored: before,
    codec: kind.codec,
    draft,
    setDraft,
    keys: kind.fields.map(({ name }) => name),
    prefix: `${kind.collection}-`,
    labels: Object.fromEntries(kind.fields.map(({ name, label }) => [name, label])),
    store: (sent) =>
      row
        ? saveDocument(documents, `profiles/${uid}/${kind.collection}/${row.id}`, kind.codec, sent, {
            mustExist: true,
          })
        : addRow(documents, { uid, kind, form: merged(kind.codec.toForm(before), sent), taken, rows }),
    onSaved: () => {
      showToast('success', 'Saved.');
      if (!row) onClose();
    },
  });
  const change = (part: FormValues) => {
    // A new row begins. From here on a discarded one cannot be brought back.
    if (isNew && draft === null) rows.forget();
    form.change(part);
  };
  return (
    <Card tone="outline" component="section" aria-labelledby={title} className={styles.editor}>
      <Heading level={2} size="sm" id={title}>
        {known ? kind.title(kind.codec.toForm(known.fields)) : kind.add}
      </Heading>
      {gone ? (
        <Notice
          tone="warning"
          live="assertive"
          title="This entry was removed in another tab or on another device"
        >
          What you typed is still here.
        </Notice>
      ) : null}
      <FormFrame
        form={form}
        {...(kind.show && { show: kind.show })}
        submit={row ? `Save ${kind.one}` : gone ? 'Save as a new entry' : 'Save'}
        actions={
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
        }
      >
        <RowFields kind={kind} form={{ ...form, change }} />
      </FormFrame>
    </Card>
  );
}

/** The fields, those that belong together side by side. */
function RowFields({ kind, form }: { kind: RowKind; form: DocumentForm }) {
  const shown = kind.fields.filter(({ needs }) => needs === undefined || form.values[needs] === true);
  return (
    <div className={styles.fields}>
      {shown.map((field, index) => (
        <div key={field.name} data-half={field.half || shown[index - 1]?.half || undefined}>
          <RowInput kind={kind} field={field} form={form} />
        </div>
      ))}
    </div>
  );
}

function RowInput({ kind, field, form }: { kind: RowKind; field: RowField; form: DocumentForm }) {
  const bounds: FieldBounds = ROW_BOUNDS[kind.collection].fields;
  const bound = bounds[field.name];
  if (bound === undefined) return null;
  if (bound.kind === 'yesNo') {
    return (
      <Checkbox
        id={form.field(field.name).id}
        name={field.name}
        label={field.label}
        hint={field.hint}
        checked={form.values[field.name] === true}
        onChange={({ target }) =>
          form.change({
            [field.name]: target.checked,
            // Fields that depend on the consent are cleared with it.
            ...(!target.checked &&
              Object.fromEntries(
                kind.fields.filter(({ needs }) => needs === field.name).map(({ name }) => [name, '']),
              )),
          })
        }
      />
    );
  }
  return <FormField {...field} form={form} bound={bound} />;
}
