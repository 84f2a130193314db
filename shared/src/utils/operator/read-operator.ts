import type { EnvReader } from '../env-reader';
import { isLocal } from '../environment';
import { formatAnswerTime } from './answer-time';
import { SAMPLE_OPERATOR, type Operator } from './operator';

function readAnswerTime(env: EnvReader, key: string): string | undefined {
  const written = env.optional(key);
  const words = written === undefined ? undefined : formatAnswerTime(written);
  if (words === null) {
    env.errors.push(
      `${key} must be a time such as "24 hours", "2 days" or "3 working days", or empty for no promise, not "${written}".`,
    );
  }
  return words ?? undefined;
}

/** @example '2026-12-01' // '1 December 2026' */
function readDay(env: EnvReader, key: string): string {
  const written = env.required(key);
  const day = new Date(`${written}T00:00:00Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(written) && day.toJSON()?.startsWith(written)) {
    return day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  }
  if (written !== '') env.errors.push(`${key} must be a day such as 2026-12-01, not "${written}".`);
  return '';
}

/**
 * Reads who runs the site. Every environment but a local one must say it; there a sample stands in until `OPERATOR_NAME` is set.
 * Site and backend read the same variables.
 */
export function readOperator(env: EnvReader): Operator {
  const promises = {
    answerTime: readAnswerTime(env, 'ANSWER_TIME'),
    urgentAnswerTime: readAnswerTime(env, 'URGENT_ANSWER_TIME'),
  };
  if (isLocal(env) && !env.has('OPERATOR_NAME')) return { ...SAMPLE_OPERATOR, ...promises };
  return {
    name: env.required('OPERATOR_NAME'),
    address: env.required('OPERATOR_ADDRESS'),
    country: env.required('OPERATOR_COUNTRY'),
    email: env.emailAddress('OPERATOR_EMAIL') ?? env.required('OPERATOR_EMAIL'),
    register: env.optional('OPERATOR_REGISTER'),
    vatId: env.optional('OPERATOR_VAT_ID'),
    legalSince: readDay(env, 'LEGAL_SINCE'),
    ...promises,
  };
}
