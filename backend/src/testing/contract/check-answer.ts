import Ajv from 'ajv/dist/2020';
import { components, type Operation, type Schema } from './operations';

/** What an answer is judged by. */
export interface Answered {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

const ajv = new Ajv({ strict: false, validateFormats: false });
const checks = new Map<Schema, ReturnType<typeof ajv.compile>>();

/** What is wrong with a value; null when it matches. */
function mismatch(schema: Schema, value: unknown): string | null {
  const check = checks.get(schema) ?? ajv.compile({ ...schema, components });
  checks.set(schema, check);
  return check(value) ? null : ajv.errorsText(check.errors);
}

/** Where code stands, as stacks and messages of libraries tell it. */
const INSIDES =
  /\bat [^\n]{1,200}:\d+:\d+|node_modules|backend\/src|FirebaseError|INVALID_ARGUMENT|ECONNREFUSED/;

const takes = (range: string, type: string) =>
  range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));

/** What a method that the path does not have is answered with, beside what any request may get. */
const FOREIGN = new Set([204, 400, 403, 404, 405, 413, 414, 415, 429, 431, 503]);

function findFault({ method, answers }: Operation, asked: string, answer: Answered): string | null {
  const { status, headers, text } = answer;
  const isNamed = asked === method || asked === 'HEAD' ? answers.has(status) : false;
  if (status === 500) return 'a failure on our side';
  if (!isNamed && (asked === method || !FOREIGN.has(status))) return `the document names no ${status}`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'there are no security headers';
  if (status === 429 && !/^\d+$/.test(String(headers['retry-after'])))
    return 'nothing says when to try again';
  if (asked === 'HEAD') return text === '' ? null : 'HEAD has a body';
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  if (status >= 400) {
    if (type !== 'application/problem+json') return `a refusal is ${type}`;
    const problem = JSON.parse(text) as { status?: number };
    const fault = mismatch(components.schemas.Problem ?? {}, problem);
    return fault ?? (problem.status === status ? null : 'the body tells another status');
  }
  const [range, media] = Object.entries(answers.get(status) ?? {}).find(([one]) => takes(one, type)) ?? [];
  if (range === undefined) return text === '' ? null : `the document names no ${type}`;
  return media && range === 'application/json' ? mismatch(media.schema, JSON.parse(text)) : null;
}

/**
 * Judges an answer by the document.
 * @param secrets what the sender must not learn
 * @returns what is wrong; null when nothing is
 */
export function faultOf(
  operation: Operation,
  asked: string,
  answer: Answered,
  secrets: readonly string[],
): string | null {
  const told = answer.text + JSON.stringify(answer.headers);
  if (INSIDES.test(told)) return 'it tells of our insides';
  if (secrets.some((secret) => told.includes(secret))) return 'it tells what belongs to another player';
  return findFault(operation, asked, answer);
}
