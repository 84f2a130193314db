import type { EnvReader } from '../env-reader';
import { isLocal } from '../environment';
import { formatAnswerTime } from './answer-time';
import { SAMPLE_OPERATOR, type Operator } from './operator';

/** What stands in for a fact until somebody fills it in: on a developer's machine, and in the variables of the infrastructure. */
const PLACEHOLDERS = new Set([
  ...Object.values(SAMPLE_OPERATOR),
  'Name of the operator',
  'Street and town of the operator',
  'Country of the operator',
  'office@skora.example',
]);

/** A fact that pages and contracts name, so nobody's will not do. */
function readFact(env: EnvReader, key: string): string {
  const written = env.required(key);
  if (!isLocal(env) && PLACEHOLDERS.has(written)) {
    env.errors.push(`${key} must say who runs the site; "${written}" is the placeholder of this repository.`);
  }
  return written;
}

function readEmail(env: EnvReader): string {
  // Notes what is no address.
  env.emailAddress('OPERATOR_EMAIL');
  return readFact(env, 'OPERATOR_EMAIL');
}

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
    name: readFact(env, 'OPERATOR_NAME'),
    address: readFact(env, 'OPERATOR_ADDRESS'),
    country: readFact(env, 'OPERATOR_COUNTRY'),
    email: readEmail(env),
    register: env.optional('OPERATOR_REGISTER'),
    vatId: env.optional('OPERATOR_VAT_ID'),
    legalSince: readDay(env, 'LEGAL_SINCE'),
    ...promises,
  };
}
