import { KEEPER_JOBS } from './keeper-jobs';
import { CORNER_NAMES, CORNERS, PHASES, type Step } from './phases';
import { POSITIONS } from './positions';

/** A step with the id under which progress is kept, such as `senior.social`. */
export interface NamedStep {
  id: string;
  /** Where it belongs, in words. */
  label: string;
  step: Step;
}

/** Every step of the path, in the order of the page. */
export const ALL_STEPS: readonly NamedStep[] = [
  ...PHASES.flatMap(({ id, name, steps }) =>
    CORNERS.map((corner) => ({
      id: `${id}.${corner}`,
      label: `${name}, ${CORNER_NAMES[corner].toLowerCase()}`,
      step: steps[corner],
    })),
  ),
  ...POSITIONS.map((step) => ({ id: `position.${step.id}`, label: step.name, step })),
  ...KEEPER_JOBS.map((job) => ({
    id: `keeper.${job.name.toLowerCase()}`,
    label: `Goalkeeper, ${job.name.toLowerCase()}`,
    step: job,
  })),
];

/** The step with this id; `undefined` for one the path does not have any more. */
export function stepNamed(id: string): NamedStep | undefined {
  return ALL_STEPS.find((step) => step.id === id);
}
