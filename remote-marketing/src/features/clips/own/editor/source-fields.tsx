import { CLIP_FILE_TYPES } from '@skora/domain';
import { Field, RadioGroup, TextInput, useFieldControl } from '@skora/shared/ui/forms';
import type { ClipForm } from './clip-draft';
import styles from './clip-editor.module.css';

/**
 * Length of a video file in seconds.
 * @returns null when the browser cannot read it
 */
function readLength(file: File): Promise<number | null> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  return new Promise<number | null>((resolve) => {
    video.addEventListener('durationchange', () => {
      if (Number.isFinite(video.duration)) resolve(video.duration);
      // A recording of a browser says its length only once its end has been looked for.
      else video.currentTime = Number.MAX_SAFE_INTEGER;
    });
    video.addEventListener('error', () => resolve(null));
    video.preload = 'metadata';
    video.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/** The browser's own choice of a file, inside a `Field`. */
function FileInput({ accept, onFile }: { accept: string; onFile: (file: File | null) => void }) {
  const wiring = useFieldControl({});
  return (
    <input
      {...wiring}
      type="file"
      accept={accept}
      className={styles.file}
      onChange={(event) => onFile(event.target.files?.[0] ?? null)}
    />
  );
}

const FROM = [
  { value: 'file', label: 'A video file', hint: 'We keep it and give it to nobody else.' },
  {
    value: 'link',
    label: 'A link to YouTube or Vimeo',
    hint: 'We show a card with the link, and load nothing from that site.',
  },
] as const;

/** Where a new clip comes from. */
export function SourceFields({ form, megabytes }: { form: ClipForm; megabytes: number }) {
  const { values: draft, change } = form;
  const choose = (file: File | null) => {
    change({ file, seconds: null, trimStart: null, trimEnd: null });
    if (file) void readLength(file).then((seconds) => change({ seconds }));
  };
  return (
    <>
      <RadioGroup
        legend="Where is the video?"
        name="clip-from"
        mark="none"
        layout="tiles"
        options={FROM}
        value={draft.from}
        onValueChange={(from) => change({ from })}
      />
      {draft.from === 'file' ? (
        <Field
          {...form.field('file')}
          label="Video file"
          hint={`MP4, WebM or MOV, ${megabytes} MB at most. Hold the phone sideways when you film.`}
          required
        >
          <FileInput accept={CLIP_FILE_TYPES.join(',')} onFile={choose} />
        </Field>
      ) : (
        <Field {...form.field('link')} label="Link to the video" required>
          <TextInput
            {...form.control('link')}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://youtu.be/…"
          />
        </Field>
      )}
    </>
  );
}
