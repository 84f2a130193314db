import {
  CLIP_ACTIONS,
  CLIP_BOUNDS,
  CLIP_FEET,
  parsePosition,
  POSITION_CODES,
  POSITION_NAMES,
  type ClipFoot,
} from '@skora/domain';
import { Field, NumberInput, Select, TextInput } from '@skora/shared/ui/forms';
import type { ClipForm } from './clip-draft';
import styles from './clip-editor.module.css';

/** What a recruiter reads before pressing play. */
export function LabelFields({ form }: { form: ClipForm }) {
  const { values: draft, change } = form;
  return (
    <div className={styles.grid}>
      <Field
        {...form.field('title')}
        label="Caption"
        hint={`Say in one line what happens, in ${CLIP_BOUNDS.titleLength} characters at most. No names of other children.`}
        required
        className={styles.wide}
      >
        <TextInput {...form.control('title')} autoComplete="off" />
      </Field>
      <Field {...form.field('action')} label="Action" required>
        <Select {...form.control('action')}>
          <option value="">Choose</option>
          {Object.entries(CLIP_ACTIONS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...form.field('foot')} label="Foot">
        <Select
          value={draft.foot ?? ''}
          onChange={(event) => change({ foot: (event.target.value || null) as ClipFoot | null })}
        >
          <option value="">Not told</option>
          {Object.entries(CLIP_FEET).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...form.field('position')} label="Position in this clip">
        <Select
          value={draft.position ?? ''}
          onChange={(event) => change({ position: parsePosition(event.target.value) })}
        >
          <option value="">Not told</option>
          {POSITION_CODES.map((code) => (
            <option key={code} value={code}>
              {POSITION_NAMES[code]}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...form.field('opponent')} label="Opponent">
        <TextInput {...form.control('opponent')} maxLength={CLIP_BOUNDS.opponentLength} autoComplete="off" />
      </Field>
      <Field {...form.field('minute')} label="Minute">
        <NumberInput whole value={draft.minute ?? null} onValueChange={(minute) => change({ minute })} />
      </Field>
      <Field {...form.field('shirtNumber')} label="Shirt number">
        <NumberInput
          whole
          value={draft.shirtNumber ?? null}
          onValueChange={(shirtNumber) => change({ shirtNumber })}
        />
      </Field>
      <Field {...form.field('shirtColour')} label="Shirt colour">
        <TextInput {...form.control('shirtColour')} maxLength={CLIP_BOUNDS.colourLength} autoComplete="off" />
      </Field>
    </div>
  );
}
