import { useState, type FormEvent } from 'react';
import { Checkbox } from '../forms/choice/checkbox';
import { Field } from '../forms/field/field';
import { FormErrorSummary } from '../forms/form-error-summary';
import { NumberInput } from '../forms/number-input';
import { PasswordInput } from '../forms/password-input';
import { RadioGroup } from '../forms/choice/radio-group';
import { Select } from '../forms/select';
import { SubmitButton } from '../forms/submit-button';
import { TextInput } from '../forms/text-input';
import { Textarea } from '../forms/textarea';
import { Grid } from '../layout/grid';
import { Stack } from '../layout/stack';
import { SampleSection } from './sample-section';

const errors = [
  { fieldId: 'demo-sprint', message: 'Sprint time: enter 2.30 to 5.00 s.' },
  { fieldId: 'demo-terms', message: 'Accept the terms to go on.' },
];

const feet = [
  { value: 'left', label: 'Left', hint: 'Right for balance only' },
  { value: 'right', label: 'Right' },
  { value: 'both', label: 'Both', hint: 'At least 40 % each in matches' },
] as const;

/** Every form control, valid and invalid; submitting shows the error summary. */
export function FormsSection() {
  const [height, setHeight] = useState<number | null>(178.5);
  const [sprint, setSprint] = useState<number | null>(9.3);
  const [attempt, setAttempt] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  return (
    <SampleSection
      id="forms"
      title="Forms"
      lead="Labels stay visible, units belong to the label, errors say how to put it right. Comma or point, both are numbers."
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={6}>
          <FormErrorSummary errors={errors} attempt={attempt} />
          <Grid columns={2}>
            <Field label="Display name" hint="As it should stand on your CV." required>
              <TextInput name="demo-name" autoComplete="off" defaultValue="Robin Fairweather" />
            </Field>
            <Field label="Password" hint="At least 8 characters; a sentence is fine." required>
              <PasswordInput name="demo-password" autoComplete="new-password" />
            </Field>
            <Field label="Height" unit="cm">
              <NumberInput value={height} onValueChange={(value) => setHeight(value ?? null)} />
            </Field>
            <Field
              label="20 m sprint"
              unit="s"
              id="demo-sprint"
              required
              error="Enter 2.30 to 5.00 s. 9.3 looks like a 60 m time."
            >
              <NumberInput value={sprint} onValueChange={(value) => setSprint(value ?? null)} />
            </Field>
            <Field label="Primary position" required>
              <Select name="demo-position" defaultValue="LW">
                <option value="GK">Goalkeeper</option>
                <option value="LW">Left winger</option>
                <option value="ST">Striker</option>
              </Select>
            </Field>
            <Field label="Club" hint="Cannot change while a confirmation is pending.">
              <TextInput disabled defaultValue="Northfield Rovers (fictional)" />
            </Field>
          </Grid>
          <RadioGroup
            legend="Preferred foot"
            name="demo-foot"
            layout="tiles"
            options={feet}
            defaultValue="left"
            required
          />
          <Field label="About you">
            <Textarea limit={160} defaultValue="Direct winger who presses from the front." />
          </Field>
          <Stack gap={1}>
            <Checkbox
              id="demo-terms"
              label="I accept the terms"
              error="Accept the terms to go on."
              name="demo-terms"
            />
            <Checkbox
              label="Send me the Playbook Digest"
              hint="Once a month, leave any time."
              name="demo-digest"
              defaultChecked
            />
            <Checkbox label="Publish my CV" hint="Needs a guardian’s approval first." disabled />
          </Stack>
          <div>
            <SubmitButton>Check the form</SubmitButton>
          </div>
        </Stack>
      </form>
    </SampleSection>
  );
}
