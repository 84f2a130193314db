import { CLIP_BOUNDS } from '@skora/domain';
import { Field, RadioGroup, Textarea } from '@skora/shared/ui/forms';
import type { ClipForm } from './clip-draft';

const SPEECH = [
  { value: 'none', label: 'Nobody, or nothing one has to hear' },
  { value: 'captions', label: 'Somebody: I add captions' },
] as const;

/** Words for those who cannot hear them. */
export function SpeechFields({ form }: { form: ClipForm }) {
  return (
    <>
      <RadioGroup
        {...form.field('speech')}
        legend="Who speaks in it?"
        name="clip-speech"
        required
        options={SPEECH}
        value={form.values.speech}
        onValueChange={(speech) => form.change({ speech })}
      />
      {form.values.speech === 'captions' ? (
        <Field
          {...form.field('captions')}
          label="Captions (WebVTT)"
          hint="A line of times, a line of words, an empty line between two captions: 00:01.000 --> 00:03.500"
          required
        >
          <Textarea {...form.control('captions')} rows={5} limit={CLIP_BOUNDS.captionsLength} spellCheck />
        </Field>
      ) : null}
    </>
  );
}
