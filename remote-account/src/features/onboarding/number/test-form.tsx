import { useMemo } from 'react';
import { findProtocol, MEASURERS, type PositionCode } from '@skora/domain';
import { useForm, useDraft } from '@skora/kit';
import { useRequiredUser } from '@skora/shared/session';
import { Button } from '@skora/shared/ui';
import {
  Field,
  focusField,
  FormErrorSummary,
  RadioGroup,
  Select,
  SubmitButton,
  TextInput,
} from '@skora/shared/ui/forms';
import { useDocuments } from '../../../lib/documents/documents-context';
import { localDay } from '../../../lib/local-day';
import { useToday } from '../../../lib/use-today';
import { saveEntries } from '../../record';
import { StepNotices } from '../frame/step-notices';
import styles from '../frame/steps.module.css';
import { draftKey } from './draft-keys';
import {
  chosenMetric,
  emptyTest,
  isUnusual,
  parseTest,
  testEntry,
  testProblems,
  type TestField,
  type TestValues,
} from './test-values';
import { testLine, typicalTests } from './typical-tests';

interface TestFormProps {
  position: PositionCode | null;
  measuresFrom: string;
  onSaved: () => void;
}

/** One test result: which test, how much, when and how it was measured. */
export function TestForm({ position, measuresFrom, onSaved }: TestFormProps) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const today = localDay(useToday());
  // Where nothing is typed yet, it starts with the day that came meanwhile.
  const initial = useMemo(() => emptyTest(today), [today]);
  const form = useForm<TestValues, TestField>({
    initial,
    draft: useDraft(draftKey('test', uid), parseTest),
    fieldId: (name) => `first-test-${name}`,
    check: (values) => testProblems(values, { first: measuresFrom, today }),
    offline: draftKey('test', uid),
    whileTyping: 'clear',
    send: async (values, { forget }) => {
      await saveEntries(documents, uid, values.id, [testEntry(values)]);
      forget();
      onSaved();
    },
  });
  const { values } = form;
  const metric = chosenMetric(values);
  const methods = metric && findProtocol(metric.test).methods;
  const options = typicalTests(position).map((one) => ({
    value: `${one.test}.${one.key}`,
    label: one.name,
  }));
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      <FormErrorSummary {...form.summary} />
      <RadioGroup
        {...form.field('metric')}
        legend="Which test?"
        name="first-test"
        layout="tiles"
        className={styles.tests}
        required
        options={options}
        value={values.metric}
        onValueChange={(chosen) => form.change({ metric: chosen, value: '', confirmed: '', method: '' })}
      />
      {metric ? (
        <>
          <div className={styles.fields}>
            <Field
              {...form.field('value')}
              label="Your result"
              unit={metric.unit}
              required
              hint={testLine(metric)}
              className={styles.whole}
            >
              <TextInput
                {...form.control('value')}
                inputMode={metric.decimals === 0 ? 'numeric' : 'decimal'}
                autoComplete="off"
              />
            </Field>
            {form.errorFor('value') && isUnusual(values) ? (
              <div className={styles.whole}>
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => {
                    // The value is named as well, so that its problem goes; with it goes this button.
                    form.change({ value: values.value, confirmed: values.value });
                    focusField('first-test-value');
                  }}
                >
                  Yes, {values.value} {metric.unit} is right
                </Button>
              </div>
            ) : null}
            {methods ? (
              <Field {...form.field('method')} label="How was it measured?" required>
                <Select {...form.control('method')}>
                  <option value="">Choose</option>
                  {Object.entries(methods).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
            ) : null}
            <Field {...form.field('measuredOn')} label="When" required>
              <TextInput {...form.control('measuredOn')} type="date" min={measuresFrom} max={today} />
            </Field>
            <Field id="first-test-measuredBy" label="Measured by" mark="none">
              <Select {...form.control('measuredBy')}>
                {Object.entries(MEASURERS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <StepNotices waiting={form.waiting} error={form.error} />
          <div className={styles.actions}>
            <SubmitButton busy={form.busy} busyLabel="Saving…">
              Save and continue
            </SubmitButton>
          </div>
        </>
      ) : null}
    </form>
  );
}
