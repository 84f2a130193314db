import { FormErrorSummary } from '@skora/shared/ui/forms';
import type { MeasurableDays } from '../values/measurable-days';
import { changeUnits } from '../values/change-units';
import type { KnownFact, LatestValue, StatStep } from '@skora/domain';
import { MeasuredFields } from './measured-fields';
import { RatingFields } from './rating-fields';
import { SectionFields } from './section-fields';
import { UnitSwitch } from './unit-switch';
import type { StepState } from './use-step';
import type { useUnits } from './use-units';

interface StepFieldsProps {
  step: StatStep;
  state: StepState;
  days: MeasurableDays;
  latest: ReadonlyMap<string, LatestValue>;
  /** What is known already, by `test.key`; the fields start with it. */
  known?: ReadonlyMap<string, KnownFact>;
  setUnits: ReturnType<typeof useUnits>[1];
}

export function StepFields({ step, state, days, latest, known, setUnits }: StepFieldsProps) {
  const convertible = step.sections.some(({ fields }) => fields.some(({ imperial }) => imperial));
  return (
    <>
      <FormErrorSummary errors={state.problems} attempt={state.attempt} title="Please look at these again" />
      <MeasuredFields state={state} days={days} />
      {convertible ? (
        <UnitSwitch
          units={state.draft.units}
          onUnits={(units) => {
            setUnits(units);
            state.change((draft) => changeUnits(step, draft, units));
          }}
        />
      ) : null}
      {step.ratings.length > 0 ? <RatingFields groups={step.ratings} state={state} /> : null}
      {step.sections.map((section) => (
        <SectionFields key={section.kind} {...{ section, state, latest, known, days }} />
      ))}
    </>
  );
}
