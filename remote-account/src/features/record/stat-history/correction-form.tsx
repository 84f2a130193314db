import { useEffect, useRef } from 'react';
import { announce } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { Button, Cluster, Heading, Notice, Stack, Text } from '@skora/shared/ui';
import { SubmitButton } from '@skora/shared/ui/forms';
import { findMetric, findSection, showValue, STAT_STEPS, type StatEntry, type Units } from '@skora/domain';
import type { MeasurableDays } from '../player-stats/values/measurable-days';
import { describeEntry } from '../player-stats/entries/entry-lines';
import type { KnownBefore } from '../player-stats/entries/save-measured-facts';
import { StepFields } from '../player-stats/fields/step-fields';
import { useStep } from '../player-stats/fields/use-step';
import { useUnits } from '../player-stats/fields/use-units';
import styles from './stat-history.module.css';
import { useCorrection } from './use-correction';
import { emptyStep, type StepDraft } from '../player-stats/values/step-draft';

function makeDraft(entry: StatEntry, uid: string, units: Units): StepDraft {
  const day = entry.measuredOn.toISOString().slice(0, 10);
  const text = (key: string, value: number) => {
    const metric = findMetric(entry.kind, key);
    return metric ? showValue(metric, value, units) : String(value);
  };
  const texts = Object.entries(entry.values).map(([key, value]) => {
    const [first = value, ...others] = entry.attempts[key] ?? [];
    return { key, first: text(key, first), others: others.map((one) => text(key, one)) };
  });
  return {
    ...emptyStep(uid, day, units),
    measuredBy: entry.measuredBy,
    values: Object.fromEntries(texts.map(({ key, first }) => [key, first])),
    more: Object.fromEntries(texts.map(({ key, others }) => [key, others])),
    ratings: { ...entry.ratings },
    methods: { [entry.kind]: entry.method },
    details: { [entry.kind]: { ground: entry.ground, evidence: entry.evidence } },
    corrects: entry.id,
  };
}

interface CorrectionFormProps {
  entry: StatEntry;
  days: MeasurableDays;
  known: KnownBefore;
  onDone: () => void;
}

const NONE = new Map<string, never>();

export function CorrectionForm({ entry, days, known, onDone }: CorrectionFormProps) {
  const { uid } = useRequiredUser();
  const [units, setUnits] = useUnits();
  const page = STAT_STEPS.find(({ id }) => id === entry.kind);
  const step = {
    id: 'physical',
    title: '',
    lead: '',
    sections: [findSection(entry.kind)],
    ratings: page?.ratings ?? [],
  } as const;
  const key = `${STATS_KEY_PREFIX}correction_${entry.id}`;
  const state = useStep(step, key, () => makeDraft(entry, uid, units), days);
  const leave = () => {
    state.forget();
    onDone();
  };
  const { busy, error, store } = useCorrection(known, leave);
  const corrected = state.checked.entries[0];
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    announce('The form is filled in with the entry that you correct.');
  }, []);
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (state.tryToContinue() && corrected) void store(state.draft.id, entry, corrected, 'Corrected.');
      }}
    >
      <Stack gap={1}>
        <Heading level={2} size="md">
          Correct an entry
        </Heading>
        <Text tone="muted">
          {describeEntry(entry)}. This entry stays in your history. From now on the corrected one counts.
        </Text>
      </Stack>
      <StepFields step={step} state={state} days={days} latest={NONE} setUnits={setUnits} />
      {state.attempt > 0 && !corrected ? (
        <Notice tone="warning" live="polite" title="There is nothing to save">
          Fill in at least one value. If the entry should not count at all, withdraw it in the history.
        </Notice>
      ) : null}
      {error !== null ? (
        <Notice tone="danger" live="assertive" title="Not saved yet">
          We could not save it. What you typed is kept on this device. Try again in a moment.
        </Notice>
      ) : null}
      <Cluster>
        <SubmitButton busy={busy}>Save the correction</SubmitButton>
        <Button variant="ghost" onClick={leave}>
          Cancel
        </Button>
      </Cluster>
    </form>
  );
}
