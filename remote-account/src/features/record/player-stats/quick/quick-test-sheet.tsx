import { useId } from 'react';
import type { Action } from '@skora/kit';
import { Button, Notice } from '@skora/shared/ui';
import { Field, FormErrorSummary, Select, SubmitButton } from '@skora/shared/ui/forms';
import { Dialog } from '@skora/shared/ui/overlay';
import { latestValues, type Metric, type StatEntry } from '@skora/domain';
import { MeasuredFields } from '../fields/measured-fields';
import { MethodField } from '../fields/method-field';
import { SectionDetails } from '../fields/section-details';
import { StatValueField } from '../fields/stat-value-field';
import styles from '../fields/stats-wizard.module.css';
import type { MeasurableDays } from '../values/measurable-days';
import type { QuickTestState } from './use-quick-test';
import { metricId } from './used-metrics';

interface QuickTestSheetProps {
  quick: QuickTestState;
  days: MeasurableDays;
  /** Those that count, newest first. */
  entries: readonly StatEntry[];
  action: Action;
  open: boolean;
  onClose: () => void;
  onSave: () => void;
  /** Forgets what was typed; null while nothing was, or while it is being sent. */
  onDiscard: (() => void) | null;
}

/** One result of one test: which, how much, and how it was measured. */
export function QuickTestSheet(props: QuickTestSheetProps) {
  const { quick, days, entries, action, open, onClose, onSave, onDiscard } = props;
  const { metrics, metric, section, choose, state } = quick;
  const formId = useId();
  const nothing = state.attempt > 0 && state.problems.length === 0 && state.checked.entries.length === 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add one result"
      placement="bottom"
      footer={
        <div className={styles.sheetBar}>
          {onDiscard ? (
            <Button
              variant="ghost"
              onClick={() => {
                onDiscard();
                onClose();
              }}
            >
              Discard it
            </Button>
          ) : null}
          <SubmitButton form={formId} busy={action.busy}>
            Save result
          </SubmitButton>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.sheetForm}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <FormErrorSummary
          errors={state.problems}
          attempt={state.attempt}
          title="Please look at these again"
        />
        {action.waiting ? (
          <Notice tone="warning" live="polite" title="You are offline">
            Your result is kept on this device and saved as soon as you are back online.
          </Notice>
        ) : null}
        {action.error !== null ? (
          <Notice tone="danger" live="assertive" title="Not saved yet">
            We could not save it. What you typed is kept on this device. Try again in a moment.
          </Notice>
        ) : null}
        {nothing ? (
          <Notice tone="warning" live="polite" title="There is nothing to save">
            Enter your result first.
          </Notice>
        ) : null}
        <Field id="quick-test" label="Test" mark="none">
          <Select value={metricId(metric)} onChange={({ target }) => choose(target.value)}>
            {metrics.used.length > 0 ? (
              <Tests label="Your tests, the latest first" metrics={metrics.used} />
            ) : null}
            <Tests label={metrics.used.length > 0 ? 'Other tests' : 'Tests'} metrics={metrics.others} />
          </Select>
        </Field>
        {section.fields.map((field) => (
          <StatValueField
            key={metricId(field)}
            field={field}
            state={state}
            method={section.methods ? (state.draft.methods[section.kind] ?? '') : ''}
            previous={latestValues(entries).get(metricId(field))}
            blank="No result yet."
          />
        ))}
        <MethodField section={section} state={state} required />
        <MeasuredFields state={state} days={days} />
        <SectionDetails section={section} state={state} days={days} alone />
      </form>
    </Dialog>
  );
}

function Tests({ label, metrics }: { label: string; metrics: readonly Metric[] }) {
  return (
    <optgroup label={label}>
      {metrics.map((metric) => (
        <option key={metricId(metric)} value={metricId(metric)}>
          {metric.name}
        </option>
      ))}
    </optgroup>
  );
}
