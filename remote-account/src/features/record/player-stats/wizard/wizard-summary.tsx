import { useState } from 'react';
import { useAction } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { deviceStorage } from '@skora/shared/storage-keys';
import { Button, Cluster, EmptyState, Heading, Notice, Stack, Text } from '@skora/shared/ui';
import {
  describePersonalBest,
  findPersonalBests,
  type PlayerProfile,
  type StatEntry,
  type StatStep,
} from '@skora/domain';
import { useDocuments } from '../../../../lib/documents/documents-context';
import type { MeasurableDays } from '../values/measurable-days';
import { BestLines } from '../../best/best-lines';
import { EntryLines } from '../entries/entry-lines';
import { saveEntries } from '../entries/save-entries';
import { saveMeasuredFacts } from '../entries/save-measured-facts';
import { STEP_KEYS } from './step-keys';
import styles from '../fields/stats-wizard.module.css';
import { type CheckedStep, checkStep } from '../values/check-step';
import { isFilled, parseStep, type StepDraft } from '../values/step-draft';
import { withoutStored } from '../values/without-stored';

interface FilledStep {
  step: StatStep;
  draft: StepDraft;
  checked: CheckedStep;
}

function readDraft(key: string, uid: string): StepDraft | null {
  try {
    return parseStep(JSON.parse(deviceStorage.read(key) ?? 'null'), uid);
  } catch {
    return null;
  }
}

/** Takes what was stored out of the draft, to which another tab may have added meanwhile. */
function forgetStored(key: string, stored: StepDraft): void {
  const draft = readDraft(key, stored.uid);
  const rest = draft && withoutStored(draft, stored);
  if (rest) deviceStorage.write(key, JSON.stringify(rest));
  else deviceStorage.remove(key);
}

function filledSteps(steps: readonly StatStep[], uid: string, days: MeasurableDays): FilledStep[] {
  return steps.flatMap((step) => {
    const draft = readDraft(STEP_KEYS[step.id], uid);
    return draft && isFilled(draft) ? [{ step, draft, checked: checkStep(step, draft, days) }] : [];
  });
}

interface WizardSummaryProps {
  profile: PlayerProfile;
  /** The results that count. */
  entries: readonly StatEntry[];
  steps: readonly StatStep[];
  days: MeasurableDays;
  onStep: (id: StatStep['id']) => void;
  onSaved: () => void;
}

export function WizardSummary({ profile, entries, steps, days, onStep, onSaved }: WizardSummaryProps) {
  const { uid } = useRequiredUser();
  const [filled] = useState(() => filledSteps(steps, uid, days));
  const documents = useDocuments();
  const { busy, waiting, error, run } = useAction({ offline: true });
  const [saved, setSaved] = useState(false);
  /** Stores the pages one by one; each draft goes only once its page is stored. */
  const save = () =>
    run(async () => {
      for (const { step, draft, checked } of filled) {
        await saveEntries(documents, uid, draft.id, checked.entries);
        forgetStored(STEP_KEYS[step.id], draft);
      }
      const results = filled.flatMap(({ checked }) => checked.entries);
      await saveMeasuredFacts(documents, uid, { profile, entries }, results);
      setSaved(true);
      showToast('success', 'Stats saved.');
      onSaved();
    });
  const open = filled.filter(({ checked }) => checked.problems.length + checked.questions.length > 0);
  const first = steps[0];
  if (filled.length === 0) {
    return (
      <EmptyState
        title="Nothing to save yet"
        action={
          first ? <Button onClick={() => onStep(first.id)}>Go to {first.title.toLowerCase()}</Button> : null
        }
      >
        Fill in at least one value or rating. One number with its date is a good start.
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={2} size="md">
          Check and save
        </Heading>
        <Text tone="muted">
          Saved entries stay in your history as they are. If one is wrong, you can correct it later.
        </Text>
      </Stack>
      {filled.map(({ step, draft, checked }) => (
        <section key={step.id} className={styles.section} aria-label={step.title}>
          <Cluster justify="between" baseline>
            <Heading level={3} size="sm">
              {step.title}
            </Heading>
            <Button size="sm" variant="ghost" onClick={() => onStep(step.id)}>
              Change
            </Button>
          </Cluster>
          <EntryLines entries={checked.entries} units={draft.units} />
          <BestLines
            lines={checked.entries
              .flatMap((entry) => findPersonalBests(entry, entries))
              .map((best) => describePersonalBest(best, draft.units))}
          />
        </section>
      ))}
      {open.map(({ step }) => (
        <Notice
          key={step.id}
          tone="warning"
          title={`${step.title}: something needs a second look`}
          action={
            <Button size="sm" variant="secondary" onClick={() => onStep(step.id)}>
              Go to {step.title.toLowerCase()}
            </Button>
          }
        />
      ))}
      {waiting ? (
        <Notice tone="warning" live="polite" title="You are offline">
          Your entries are kept on this device and saved as soon as you are back online.
        </Notice>
      ) : null}
      {error !== null ? (
        <Notice tone="danger" live="assertive" title="Not saved yet">
          We could not save everything. Your entries are kept on this device. Try again in a moment; nothing
          is saved twice.
        </Notice>
      ) : null}
      <Cluster>
        <Button variant="primary" busy={busy || saved} disabled={open.length > 0} onClick={() => void save()}>
          Save stats
        </Button>
      </Cluster>
    </Stack>
  );
}
