import { CLIP_BOUNDS } from '@skora/domain';
import { Field, RadioGroup, Textarea } from '@skora/shared/ui/forms';
import type { EditorPart } from './editor-part';

const SPEECH = [
  { value: 'none', label: 'Nobody, or nothing one has to hear' },
  { value: 'captions', label: 'Somebody: I add captions' },
] as const;

/** Words for those who cannot hear them. */
export function SpeechFields({ draft, problems, change }: EditorPart) {
  return (
    <>
      <RadioGroup
        id="clip-speech"
        legend="Who speaks in it?"
        name="clip-speech"
        required
        options={SPEECH}
        value={draft.speech}
        error={problems.speech}
        onValueChange={(speech) => change({ speech })}
      />
      {draft.speech === 'captions' ? (
        <Field
          id="clip-captions"
          label="Captions (WebVTT)"
          hint="A line of times, a line of words, an empty line between two captions: 00:01.000 --> 00:03.500"
          required
          error={problems.captions}
        >
          <Textarea
            rows={5}
            limit={CLIP_BOUNDS.captionsLength}
            spellCheck
            value={draft.captions}
            onChange={(event) => change({ captions: event.target.value })}
          />
        </Field>
      ) : null}
    </>
  );
}
