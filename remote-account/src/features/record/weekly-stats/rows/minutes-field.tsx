import { useState } from 'react';
import { Field, RadioGroup, TextInput } from '@skora/shared/ui/forms';

interface MinutesFieldProps {
  id: string;
  error: string | undefined;
  /** Usual numbers of minutes. */
  choices: readonly number[];
  value: string;
  onChange: (minutes: string) => void;
}

/** Minutes by one press on a usual number, or typed. */
export function MinutesField({ id, error, choices, value, onChange }: MinutesFieldProps) {
  const [asked, setAsked] = useState(false);
  const typed = asked || (value !== '' && !choices.includes(Number(value)));
  return (
    <>
      <RadioGroup
        id={typed ? `${id}-choice` : id}
        legend="Minutes"
        name={id}
        layout="chips"
        required
        value={typed ? 'other' : value}
        error={typed ? undefined : error}
        options={[
          ...choices.map((minutes) => ({ value: String(minutes), label: String(minutes) })),
          { value: 'other', label: 'Other' },
        ]}
        onValueChange={(next) => {
          setAsked(next === 'other');
          onChange(next === 'other' ? '' : next);
        }}
      />
      {typed ? (
        <Field id={id} error={error} label="Number of minutes" required>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={({ target }) => {
              setAsked(true);
              onChange(target.value);
            }}
          />
        </Field>
      ) : null}
    </>
  );
}
