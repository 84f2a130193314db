import { CLIP_BOUNDS } from '@skora/domain';
import { Field, RadioGroup, Textarea } from '@skora/shared/ui/forms';
import type { ClipForm } from './clip-draft';

const SPEECH = [
  { value: 'none', label: 'No, or nothing that matters' },
  { value: 'captions', label: 'Yes, and I will add subtitles' },
] as const;

/** Words for those who cannot hear them. */
export function SpeechFields({ form }: { form: ClipForm }) {
  return (
    <>
      <RadioGroup
        {...form.field('speech')}
        legend="Does somebody speak in it?"
        name="clip-speech"
        required
        options={SPEECH}
        value={form.values.speech}
        onValueChange={(speech) => form.change({ speech })}
      />
      {form.values.speech === 'captions' ? (
        <Field
          {...form.field('captions')}
          label="Subtitles (WebVTT)"
          hint="For each subtitle one line with the times and one with the words, then an empty line. Times look like this: 00:01.000 --> 00:03.500"
          required
        >
          <Textarea {...form.control('captions')} rows={5} limit={CLIP_BOUNDS.captionsLength} spellCheck />
        </Field>
      ) : null}
    </>
  );
}
