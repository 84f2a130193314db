import { isPlainObject, TRAINING_KINDS, TRAINING_MINUTES, type TrainingRow } from '@skora/domain';
import { parseDecimal } from '@skora/shared/ui/forms';
import type { CheckedForm } from '../../../../lib/document-form/document-codec';
import type { RowBase } from '../rows/use-row-form';
import { readWeek, type FormDay } from '../week/start-day';

export interface TrainingForm extends RowBase {
  type: string;
  minutes: string;
  rpe: string;
}

/** A new session of the kind and length of the last one. */
export function startTraining(last: TrainingRow | undefined, on: FormDay): TrainingForm {
  const type = last && last.type in TRAINING_KINDS ? last.type : 'team';
  return { editing: '', base: '', ...on, type, minutes: last ? String(last.minutes) : '', rpe: '' };
}

/** Reads a draft kept on this device; null when it is none. */
export function parseTrainingForm(value: unknown): TrainingForm | null {
  if (!isPlainObject(value)) return null;
  const keys = Object.keys(startTraining(undefined, { week: '', day: '' }));
  return keys.every((key) => typeof value[key] === 'string') ? (value as unknown as TrainingForm) : null;
}

/** A stored session as it is typed. */
export function readTraining({ id, revision, day, type, minutes, rpe }: TrainingRow): TrainingForm {
  return {
    editing: id,
    base: String(revision),
    week: readWeek(id),
    day: String(day),
    type,
    minutes: String(minutes),
    rpe: String(rpe),
  };
}

/** Checks a session against the bounds that the rules repeat. */
export function checkTraining(form: TrainingForm): CheckedForm {
  const problems: CheckedForm['problems'] = [];
  const { min, max } = TRAINING_MINUTES;
  const minutes = parseDecimal(form.minutes);
  if (typeof minutes !== 'number' || !Number.isInteger(minutes) || minutes < min || minutes > max) {
    problems.push({ key: 'minutes', message: `Minutes: a whole number from ${min} to ${max}.` });
  }
  if (form.rpe === '') problems.push({ key: 'rpe', message: 'Choose how hard it felt.' });
  return { problems, fields: { day: Number(form.day), type: form.type, minutes, rpe: Number(form.rpe) } };
}
