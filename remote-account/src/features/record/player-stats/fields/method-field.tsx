import { VisuallyHidden } from '@skora/shared/ui';
import { Field, Select } from '@skora/shared/ui/forms';
import type { StatSection } from '@skora/domain';
import type { StepState } from './use-step';

interface MethodFieldProps {
  section: StatSection;
  state: StepState;
  required: boolean;
}

/** How a test was measured; nothing for a test that knows one way only. */
export function MethodField({ section: { kind, title, methods }, state, required }: MethodFieldProps) {
  if (!methods) return null;
  return (
    <Field
      id={state.idOf(`method-${kind}`)}
      label={
        <>
          How it was measured <VisuallyHidden>({title})</VisuallyHidden>
        </>
      }
      required={required}
      mark="none"
      error={state.errorFor(`method-${kind}`)}
    >
      <Select
        value={state.draft.methods[kind] ?? ''}
        onChange={({ target }) =>
          state.change((before) => ({ methods: { ...before.methods, [kind]: target.value } }))
        }
      >
        <option value="">Choose</option>
        {Object.entries(methods).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
