import { parseDecimal } from '@skora/shared/ui/forms';
import type { MatchProblem } from '../saving/match-problem';
import { TRAINING_MINUTES } from '@skora/domain';
import type { TrainingForm } from './training-form';

/** Checks a session against the bounds that the rules repeat. */
export function checkTraining(form: TrainingForm): {
  problems: MatchProblem[];
  fields: Record<string, unknown>;
} {
  const problems: MatchProblem[] = [];
  const { min, max } = TRAINING_MINUTES;
  const minutes = parseDecimal(form.minutes);
  if (typeof minutes !== 'number' || !Number.isInteger(minutes) || minutes < min || minutes > max) {
    problems.push({ key: 'minutes', message: `Minutes: a whole number from ${min} to ${max}.` });
  }
  if (form.rpe === '') problems.push({ key: 'rpe', message: 'Choose how hard it felt.' });
  return { problems, fields: { day: Number(form.day), type: form.type, minutes, rpe: Number(form.rpe) } };
}
