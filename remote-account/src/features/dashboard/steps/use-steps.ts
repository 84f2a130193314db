import type { Confirmation } from '@skora/domain';
import { allLoaded, type Loaded, type Requested } from '@skora/kit';
import { CAREER, REFERENCES, useCareerRows } from '../../profile';
import { isWaiting, type CoachRequest } from '../../confirmation';
import { profileSteps, type StepFacts } from './completeness';
import type { ProfileStep } from './profile-step';
import { useLeaveOut, useLeftOut } from './use-left-out';
import type { PlayerRecord } from '../../record';

interface Known {
  record: PlayerRecord;
  confirmations: Loaded<readonly Confirmation[]>;
  requests: Requested<readonly CoachRequest[]>;
  sharing: Requested<NonNullable<StepFacts['sharing']>>;
}

function readConfirmation(
  answers: readonly Confirmation[],
  requests: readonly CoachRequest[],
): StepFacts['confirmation'] {
  if (answers.some(({ decision }) => decision === 'confirmed')) return 'given';
  return requests.some(isWaiting) ? 'asked' : 'none';
}

const isOut = ({ value, error }: Requested<unknown>) => value === null && error === null;

export function useSteps({ record, confirmations, requests, sharing }: Known) {
  const leftOut = useLeftOut();
  const choice = useLeaveOut(leftOut.status === 'ready' ? leftOut.value : []);
  const loaded = allLoaded({
    career: useCareerRows(CAREER),
    references: useCareerRows(REFERENCES),
    answers: confirmations,
    leftOut,
  });
  return { steps: listSteps(), ...choice };

  function listSteps(): Loaded<ProfileStep[]> {
    if (loaded.status !== 'ready') return loaded;
    // Steps that cannot be loaded are left out, so that the total does not change on screen.
    if (isOut(requests) || isOut(sharing)) return { status: 'loading' };
    const { career, references, answers } = loaded.value;
    const { profile, entries, matches, trainings } = record;
    const value = profileSteps({
      profile,
      entries,
      matches: matches.length,
      trainings: trainings.length,
      career: career.length,
      references: references.length,
      confirmation: readConfirmation(answers, requests.value ?? []),
      sharing: sharing.value,
      leftOut: loaded.value.leftOut,
    });
    return { status: 'ready', value };
  }
}
