import type { Clip } from '@skora/domain';
import { useForm, forgetFormDraft, useFormDraft } from '@skora/kit';
import { Button, Cluster, Heading, Stack } from '@skora/shared/ui';
import { FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { AudienceFields } from './audience-fields';
import { clipProblems, makeDraft, EMPTY_DRAFT, rebaseDraft, type ClipDraft } from './clip-draft';
import styles from './clip-editor.module.css';
import { LabelFields } from './label-fields';
import { SavingNotice } from './saving-notice';
import { SourceFields } from './source-fields';
import { SpeechFields } from './speech-fields';
import { TrimFields } from './trim-fields';
import { useVideoReading } from './picture/use-video-reading';
import { useSaveClip } from './use-save-clip';
import { useStaying } from '../../../../lib/use-staying';

interface ClipEditorProps {
  uid: string;
  /** The clip to change; null for a new one. */
  clip: Clip | null;
  /** What a new clip begins with, because the profile says it. */
  start: Pick<ClipDraft, 'position' | 'shirtNumber'>;
  /** Where a new clip has room. */
  slot: number;
  megabytes: number;
  /** The plan has the reel: trim and order. */
  reel: boolean;
  onClose: () => void;
}

/** A file cannot be kept, and what others agreed to is ticked anew. */
const UNKEPT = ['file', 'picture', 'seconds', 'othersAgreed'] as const;

/** Adds a clip or changes one. Nothing typed is lost when saving fails. */
export function ClipEditor(props: ClipEditorProps) {
  const { uid, clip, start, slot, megabytes, reel, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The name stays while the clip is changed elsewhere: what is typed is kept under it.
  const [draftName] = useState(
    () => `clip_${uid}_${clip ? `${clip.slot}_${clip.createdAt?.getTime()}` : 'new'}`,
  );
  const leave = () => {
    forgetFormDraft(draftName);
    onClose();
  };
  const { saving, save, cancel, clear } = useSaveClip(uid, leave);
  useEffect(() => heading.current?.focus(), []);
  useStaying(saving.status === 'uploading');
  const form = useForm<ClipDraft>({
    initial: clip ? makeDraft(clip) : { ...EMPTY_DRAFT, ...start },
    draft: useFormDraft({ name: draftName, empty: EMPTY_DRAFT, unkept: UNKEPT }),
    fieldId: (field) => `clip-${field}`,
    check: (draft) => clipProblems(draft, { megabytes, isNew: clip === null }),
    whileTyping: 'clear',
    send: async (draft) => save({ ...draft, ...(await video.awaited()) }, clip, slot),
  });
  const video = useVideoReading((facts) => form.change(facts));
  const busy = form.busy || saving.status === 'uploading' || saving.status === 'writing';
  return (
    <form className={styles.editor} onSubmit={form.onSubmit} noValidate aria-labelledby="clip-editor">
      <Heading level={3} size="md" id="clip-editor" ref={heading} tabIndex={-1}>
        {clip ? `Change “${clip.title}”` : 'Add a clip'}
      </Heading>
      <FormErrorSummary {...form.summary} />
      <Stack gap={6}>
        {clip ? null : <SourceFields form={form} megabytes={megabytes} onFile={video.read} />}
        <LabelFields form={form} />
        <TrimFields
          form={form}
          uid={uid}
          clip={clip}
          reel={reel}
          megabytes={megabytes}
          reading={video.reading}
        />
        <SpeechFields form={form} />
        <AudienceFields form={form} />
      </Stack>
      <SavingNotice
        saving={saving}
        onKeepMine={() => {
          if (clip) form.change(rebaseDraft(form.values, clip));
          clear();
        }}
        onUseStored={() => {
          form.reset();
          clear();
        }}
      />
      <Cluster>
        <SubmitButton busy={busy} busyLabel={saving.status === 'uploading' ? 'Uploading...' : 'Saving...'}>
          {saving.status === 'failed' ? 'Try again' : 'Save clip'}
        </SubmitButton>
        <Button variant="ghost" onClick={saving.status === 'uploading' ? cancel : leave}>
          {saving.status === 'uploading' ? 'Stop the upload' : 'Cancel'}
        </Button>
      </Cluster>
    </form>
  );
}
