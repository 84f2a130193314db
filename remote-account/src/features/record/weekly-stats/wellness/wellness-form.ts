import { parseDecimal } from '@skora/shared/ui/forms';
import { isPlainObject } from '@skora/domain';
import type { CheckedForm } from '../../../../lib/document-form/document-codec';
import { weekOf, type FormDay } from '../week/start-day';
import { AVAILABILITIES, SLEEP_HOURS, WELLNESS_SCALES, type WellnessDay } from './wellness-day';

export interface WellnessForm extends FormDay {
  sleepHours: string;
  availability: string;
  /** 1 to 5 as text, by scale; empty is not said. */
  scales: Record<string, string>;
}

export function emptyWellness(on: FormDay): WellnessForm {
  return { ...on, sleepHours: '', availability: '', scales: {} };
}

/** A stored day as it is typed. */
export function readWellness({ id, day, sleepHours, availability, scales }: WellnessDay): WellnessForm {
  const texts = Object.entries(scales).map(([key, value]) => [key, String(value)]);
  return {
    week: weekOf(id),
    day: String(day),
    sleepHours: sleepHours === undefined ? '' : String(sleepHours),
    availability,
    scales: Object.fromEntries(texts) as Record<string, string>,
  };
}

/** Reads a draft kept on this device; null when it is none. */
export function parseWellnessForm(value: unknown): WellnessForm | null {
  if (!isPlainObject(value) || !isPlainObject(value.scales)) return null;
  const texts = [value.week, value.day, value.sleepHours, value.availability, ...Object.values(value.scales)];
  return texts.every((text) => typeof text === 'string') ? (value as unknown as WellnessForm) : null;
}

/** Checks a day against the bounds that the rules repeat; what was not said is not stored. */
export function checkWellness(form: WellnessForm): CheckedForm {
  const problems: CheckedForm['problems'] = [];
  const sleepHours = parseDecimal(form.sleepHours);
  const { min, max } = SLEEP_HOURS;
  if (sleepHours === undefined || (sleepHours !== null && (sleepHours < min || sleepHours > max))) {
    problems.push({ key: 'sleepHours', message: `Sleep: a number of hours from ${min} to ${max}.` });
  }
  const scales = WELLNESS_SCALES.flatMap(([key]) =>
    form.scales[key] ? [[key, Number(form.scales[key])]] : [],
  );
  const fields = {
    day: Number(form.day),
    ...(typeof sleepHours === 'number' && { sleepHours }),
    ...(form.availability in AVAILABILITIES && { availability: form.availability }),
    ...(Object.fromEntries(scales) as Record<string, number>),
  };
  if (problems.length === 0 && Object.keys(fields).length === 1) {
    problems.push({ key: 'sleepHours', message: 'Enter at least one thing about the day.' });
  }
  return { problems, fields };
}
