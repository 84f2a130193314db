import { STAT_STEPS, type StatStep } from '@skora/domain';

/** The pages a player has: goalkeepers one more, adults some tests more. */
export function stepsFor({ keeps, adult }: { keeps: boolean; adult: boolean }): StatStep[] {
  return STAT_STEPS.filter((step) => step.id !== 'goalkeeper' || keeps).map((step) => ({
    ...step,
    sections: step.sections.filter(({ protocol }) => adult || !protocol.adultsOnly),
  }));
}
