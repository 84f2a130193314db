import { Button, Cluster, Heading, Stack } from '@skora/shared/ui';
import { FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { AudienceFields } from './audience-fields';
import { clipProblems, makeDraft, EMPTY_DRAFT, type ClipDraft, type ClipProblems } from './clip-draft';
import type { EditorPart } from './editor-part';
import styles from './clip-editor.module.css';
import { LabelFields } from './label-fields';
import { SavingNotice } from './saving-notice';
import { SourceFields } from './source-fields';
import { SpeechFields } from './speech-fields';
import { TrimFields } from './trim-fields';
import type { OwnClip } from '../repository/use-own-clips';
import { useSaveClip } from './use-save-clip';

interface ClipEditorProps {
  uid: string;
  /** The clip to change; null for a new one. */
  clip: OwnClip | null;
  slot: number;
  megabytes: number;
  /** The plan has the reel: trim and order. */
  reel: boolean;
  onClose: () => void;
}

/** Adds a clip or changes one. Nothing typed is lost when saving fails. */
export function ClipEditor(props: ClipEditorProps) {
  const { uid, clip, slot, megabytes, reel, onClose } = props;
  const [draft, setDraft] = useState<ClipDraft>(() => (clip ? makeDraft(clip) : EMPTY_DRAFT));
  const [problems, setProblems] = useState<ClipProblems>({});
  const [attempt, setAttempt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { saving, save, cancel } = useSaveClip(uid, onClose);
  useEffect(() => heading.current?.focus(), []);
  const busy = saving.status === 'uploading' || saving.status === 'writing';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = clipProblems(draft, { megabytes, isNew: clip === null });
    setProblems(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length === 0) void save(draft, clip, clip?.slot ?? slot);
  };
  const change = (changed: Partial<ClipDraft>) => {
    setDraft((before) => ({ ...before, ...changed }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(changed, field))),
    );
  };
  const part: EditorPart = { draft, problems, change };
  const errors = Object.entries(problems).map(([field, message]) => ({ fieldId: `clip-${field}`, message }));
  return (
    <form className={styles.editor} onSubmit={submit} noValidate aria-labelledby="clip-editor">
      <Heading level={3} size="md" id="clip-editor" ref={heading} tabIndex={-1}>
        {clip ? `Change “${clip.title}”` : 'Add a clip'}
      </Heading>
      <FormErrorSummary errors={errors} attempt={attempt} />
      <Stack gap={6}>
        {clip ? null : <SourceFields {...part} megabytes={megabytes} />}
        <LabelFields {...part} />
        <TrimFields {...part} uid={uid} clip={clip} reel={reel} />
        <SpeechFields {...part} />
        <AudienceFields {...part} />
      </Stack>
      <SavingNotice saving={saving} />
      <Cluster>
        <SubmitButton busy={busy} busyLabel={saving.status === 'uploading' ? 'Uploading...' : 'Saving...'}>
          {saving.status === 'failed' ? 'Try again' : 'Save clip'}
        </SubmitButton>
        <Button variant="ghost" onClick={saving.status === 'uploading' ? cancel : onClose}>
          {saving.status === 'uploading' ? 'Stop the upload' : 'Close'}
        </Button>
      </Cluster>
    </form>
  );
}
