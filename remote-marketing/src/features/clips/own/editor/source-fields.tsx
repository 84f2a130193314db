import { CLIP_FILE_TYPES } from '@skora/domain';
import { Field, RadioGroup, TextInput, useFieldControl } from '@skora/shared/ui/forms';
import { fileProblem, type ClipForm } from './clip-draft';
import styles from './clip-editor.module.css';

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

interface SourceFieldsProps {
  form: ClipForm;
  megabytes: number;
  /** Told of a file that can be read; null when there is none any more. */
  onFile: (file: File | null) => void;
}

/** Where a new clip comes from. */
export function SourceFields({ form, megabytes, onFile }: SourceFieldsProps) {
  const { values: draft, change } = form;
  const { file, seconds } = draft;
  // Whoever has chosen a file that does not fit hears it at once, not after filling in all the rest.
  const unfit = file ? fileProblem(file, seconds, megabytes) : undefined;
  const choose = (chosen: File | null) => {
    change({ file: chosen, seconds: null, picture: null, trimStart: null, trimEnd: null });
    onFile(chosen && fileProblem(chosen, null, megabytes) === undefined ? chosen : null);
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
          error={form.errorFor('file') ?? unfit}
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
