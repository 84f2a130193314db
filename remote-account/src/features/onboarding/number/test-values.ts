import { findMetric, findProtocol, isPlainObject, type Metric, type NewEntry } from '@skora/domain';
import type { Problems } from '@skora/kit';
import { checkValue, dayProblem } from '../../record';

/** One test result as it is typed. */
export interface TestValues {
  /** Makes the stored entry recognisable when saving is repeated. */
  id: string;
  /** Test and key of a metric, `sprint.sprint30`; empty while none is chosen. */
  metric: string;
  value: string;
  /** An unusual value that was looked at again. */
  confirmed: string;
  method: string;
  measuredOn: string;
  measuredBy: string;
}

export type TestField = 'metric' | 'value' | 'method' | 'measuredOn';

export interface Days {
  /** `YYYY-MM-DD` */
  first: string;
  today: string;
}

const TEXTS = ['id', 'metric', 'value', 'confirmed', 'method', 'measuredOn', 'measuredBy'] as const;

export function emptyTest(today: string): TestValues {
  const id = crypto.randomUUID();
  return { id, metric: '', value: '', confirmed: '', method: '', measuredOn: today, measuredBy: 'self' };
}

/** Reads a draft kept on this device; null when it is none. */
export function parseTest(value: unknown): TestValues | null {
  if (!isPlainObject(value) || TEXTS.some((key) => typeof value[key] !== 'string')) return null;
  return value as unknown as TestValues;
}

export function chosenMetric({ metric }: Pick<TestValues, 'metric'>): Metric | undefined {
  const [test = '', key = ''] = metric.split('.');
  return findMetric(test, key);
}

function valueProblem(metric: Metric, { value, confirmed }: TestValues): string | null {
  const checked = checkValue(metric, value);
  if (checked.kind === 'empty') return 'Enter the result.';
  if (checked.kind === 'wrong') return checked.message;
  if (!checked.unusual || confirmed === value) return null;
  const [from, to] = metric.typical ?? [metric.min, metric.max];
  return `${from} to ${to} ${metric.unit ?? ''} is typical. Check it, or confirm that it is right.`;
}

/** Whether the only thing wrong with the value is that it is unusual. */
export function isUnusual(values: TestValues): boolean {
  const metric = chosenMetric(values);
  const checked = metric && checkValue(metric, values.value);
  return checked?.kind === 'value' && checked.unusual && values.confirmed !== values.value;
}

export function testProblems(values: TestValues, days: Days): Problems<TestField> {
  const metric = chosenMetric(values);
  if (!metric) return { metric: 'Choose a test.' };
  const { methods } = findProtocol(metric.test);
  return {
    value: valueProblem(metric, values),
    method: methods && !(values.method in methods) ? 'Say how it was measured.' : null,
    measuredOn: dayProblem(values.measuredOn, days),
  };
}

/** The entry these values make. @throws TypeError unless they are without problems */
export function testEntry(values: TestValues): NewEntry {
  const metric = chosenMetric(values);
  const checked = metric && checkValue(metric, values.value);
  if (!metric || checked?.kind !== 'value') throw new TypeError('There is no test result to store.');
  return {
    kind: metric.test,
    measuredOn: new Date(values.measuredOn),
    measuredBy: values.measuredBy,
    method: findProtocol(metric.test).methods ? values.method : '',
    values: { [metric.key]: checked.value },
    ratings: {},
    attempts: {},
    ground: '',
    evidence: '',
    corrects: '',
  };
}
