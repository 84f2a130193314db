import { parseDecimal } from '@skora/shared/ui/forms';
import { isPlainObject } from '@skora/domain';
import type { CheckedForm } from '../../../../lib/document-form/document-codec';
import { readWeek, type FormDay } from '../week/start-day';
import { AVAILABILITIES, SLEEP_HOURS, WELLNESS_SCALES, type WellnessDay } from './wellness-day';

/** What is told of a day, as text; empty is not said. */
interface Told {
  sleepHours: string;
  availability: string;
  /** 1 to 5, by scale. */
  scales: Record<string, string>;
}

export interface WellnessForm extends FormDay, Told {
  /** What was stored when the form began; null for a day that was not told of. */
  found: Told | null;
}

const NOTHING: Told = { sleepHours: '', availability: '', scales: {} };

export function emptyWellness(on: FormDay): WellnessForm {
  return { ...on, ...NOTHING, found: null };
}

/** A stored day as it is typed. */
export function readWellness({ id, day, sleepHours, availability, scales }: WellnessDay): WellnessForm {
  const texts = Object.entries(scales).map(([key, value]) => [key, String(value)]);
  const found = {
    sleepHours: sleepHours === undefined ? '' : String(sleepHours),
    availability,
    scales: Object.fromEntries(texts) as Record<string, string>,
  };
  return { week: readWeek(id), day: String(day), ...found, found };
}

/** What was typed for one day, on another one. @param start the form of that day before anything is typed */
export function moveTyped(form: WellnessForm, start: WellnessForm): WellnessForm {
  const was = form.found ?? NOTHING;
  const keep = (mine = '', before = '', next = '') => (mine === before ? next : mine);
  const scales = WELLNESS_SCALES.map(([key]) => [
    key,
    keep(form.scales[key], was.scales[key], start.scales[key]),
  ]);
  return {
    ...start,
    sleepHours: keep(form.sleepHours, was.sleepHours, start.sleepHours),
    availability: keep(form.availability, was.availability, start.availability),
    scales: Object.fromEntries(scales) as Record<string, string>,
  };
}

function isTold(value: unknown): value is Told {
  if (!isPlainObject(value) || !isPlainObject(value.scales)) return false;
  const texts = [value.sleepHours, value.availability, ...Object.values(value.scales)];
  return texts.every((text) => typeof text === 'string');
}

/** Reads a draft kept on this device; null when it is none. */
export function parseWellnessForm(value: unknown): WellnessForm | null {
  if (!isPlainObject(value) || !isTold(value)) return null;
  const { week, day, found } = value;
  if (typeof week !== 'string' || typeof day !== 'string') return null;
  return { ...value, week, day, found: isTold(found) ? found : null };
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
