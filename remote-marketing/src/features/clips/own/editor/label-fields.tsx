import {
  CLIP_ACTIONS,
  CLIP_BOUNDS,
  CLIP_FEET,
  parsePosition,
  POSITION_CODES,
  POSITION_NAMES,
  type ClipAction,
  type ClipFoot,
} from '@skora/domain';
import { Field, NumberInput, Select, TextInput } from '@skora/shared/ui/forms';
import type { EditorPart } from './editor-part';
import styles from './clip-editor.module.css';

/** What a recruiter reads before pressing play. */
export function LabelFields({ draft, problems, change }: EditorPart) {
  return (
    <div className={styles.grid}>
      <Field
        id="clip-title"
        label="What happens"
        hint="No names of other children."
        required
        error={problems.title}
        className={styles.wide}
      >
        <TextInput
          value={draft.title}
          maxLength={CLIP_BOUNDS.titleLength}
          autoComplete="off"
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field id="clip-action" label="Action" required error={problems.action}>
        <Select
          value={draft.action}
          onChange={(event) => change({ action: event.target.value as ClipAction | '' })}
        >
          <option value="">Choose</option>
          {Object.entries(CLIP_ACTIONS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="clip-foot" label="Foot">
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
      <Field id="clip-position" label="Position in this clip">
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
      <Field id="clip-opponent" label="Opponent">
        <TextInput
          value={draft.opponent}
          maxLength={CLIP_BOUNDS.opponentLength}
          autoComplete="off"
          onChange={(event) => change({ opponent: event.target.value })}
        />
      </Field>
      <Field id="clip-minute" label="Minute" error={problems.minute}>
        <NumberInput whole value={draft.minute ?? null} onValueChange={(minute) => change({ minute })} />
      </Field>
      <Field id="clip-shirtNumber" label="Shirt number" error={problems.shirtNumber}>
        <NumberInput
          whole
          value={draft.shirtNumber ?? null}
          onValueChange={(shirtNumber) => change({ shirtNumber })}
        />
      </Field>
      <Field id="clip-shirtColour" label="Shirt colour">
        <TextInput
          value={draft.shirtColour}
          maxLength={CLIP_BOUNDS.colourLength}
          autoComplete="off"
          onChange={(event) => change({ shirtColour: event.target.value })}
        />
      </Field>
    </div>
  );
}
