import { useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { Button, classNames, Cluster, Notice } from '@skora/shared/ui';
import { RadioGroup } from '@skora/shared/ui/forms';
import type { PlayerRecord } from '../../record';
import { StepFrame } from '../frame/step-frame';
import styles from '../frame/steps.module.css';
import { begunKind } from './draft-keys';
import { MatchForm } from './match-form';
import { TestForm } from './test-form';

interface NumberStepProps {
  record: PlayerRecord;
  measuresFrom: string;
  onBack: () => void;
  onNext: () => void;
}

const KINDS = [
  { value: 'test', label: 'A test result I know', hint: 'A sprint, a jump, your juggling record' },
  { value: 'match', label: 'My last match', hint: 'Opponent, score and your minutes' },
] as const;

/** The second step: one number, of a test or of a match. Nothing has to be entered. */
export function NumberStep({ record, measuresFrom, onBack, onNext }: NumberStepProps) {
  const { uid } = useRequiredUser();
  const { profile, entries, matches } = record;
  const [kind, choose] = useState(() => begunKind(uid));
  const position = profile.primaryPosition;
  const there = entries.length + matches.length;
  return (
    <StepFrame
      step="number"
      title="Add one number you know"
      lead="One is enough to start. It stays private until you share it."
    >
      {there > 0 && kind === null ? (
        <Notice tone="success" title={there === 1 ? 'You have one entry' : `You have ${there} entries`}>
          You can add another one now or go on.
        </Notice>
      ) : null}
      <RadioGroup
        legend="What do you want to add?"
        name="first-number"
        layout="tiles"
        className={styles.narrow}
        required
        options={KINDS}
        value={kind}
        onValueChange={choose}
      />
      {kind === 'test' ? <TestForm {...{ position, measuresFrom }} onSaved={onNext} /> : null}
      {kind === 'match' ? <MatchForm {...{ position, matches }} onSaved={onNext} /> : null}
      <Cluster justify="between" className={classNames(styles.ways, styles.narrow)}>
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
        <Button variant="ghost" onClick={onNext}>
          {there > 0 ? 'Continue' : 'Skip for now'}
        </Button>
      </Cluster>
    </StepFrame>
  );
}
