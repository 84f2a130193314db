import type { ReactNode } from 'react';
import { VisuallyHidden } from '@skora/shared/ui';
import { RadioGroup } from '@skora/shared/ui/forms';
import { EFFORT_WORDS } from '@skora/domain';
import styles from './entry.module.css';

interface EffortFieldProps {
  id: string;
  error: string | undefined;
  value: string;
  onChange: (effort: string) => void;
  /** Without it, "not said" is one of the answers. */
  required?: boolean;
  /** When and of what: "half an hour after the session". */
  when: string;
  /** What follows from leaving it out. */
  note?: ReactNode;
}

/** How hard it felt, from 0 to 10. */
export function EffortField(props: EffortFieldProps) {
  const { id, error, value, onChange, required = false, when, note } = props;
  const word = value === '' ? undefined : EFFORT_WORDS[Number(value)];
  return (
    <RadioGroup
      id={id}
      error={error}
      legend={
        <>
          Effort
          {word ? (
            <span aria-hidden="true" className={styles.chosen}>
              {value}, {word.toLowerCase()}
            </span>
          ) : null}
        </>
      }
      name={id}
      layout="scale"
      required={required}
      mark={required ? 'none' : 'optional'}
      hint={
        <>
          How hard it felt to you, {when}: 0 is rest, 10 is everything you had. {note}
        </>
      }
      value={value}
      options={[
        ...(required ? [] : [{ value: '', label: <Said short="–">Not said</Said> }]),
        ...EFFORT_WORDS.map((name, effort) => ({
          value: String(effort),
          label: <Said short={String(effort)}>{`${effort}, ${name}`}</Said>,
        })),
      ]}
      onValueChange={onChange}
    />
  );
}

/** A short label for the eye, the whole one for everybody who listens. */
function Said({ short, children }: { short: string; children: string }) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}
