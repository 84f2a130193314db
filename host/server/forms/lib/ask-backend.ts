import { randomUUID } from 'node:crypto';
import { fetchWithin } from '@skora/shared/utils/fetch-within';
import { boundedText } from '../../lib/bounded-text';
import type { BackendAnswer } from './form-kind';

const MAX_BYTES = 64 * 1024;

export interface BackendRequest {
  backendUrl: string;
  path: string;
  method: 'GET' | 'POST';
  body?: unknown;
  /** Who the visitor is; the backend limits rates by it. */
  headers: Record<string, string>;
  /** Makes the same request, sent again, have one effect. */
  key?: string;
  deadlineMs: number;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldsOf(errors: unknown): string[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: { at?: unknown } | null) =>
    typeof error?.at === 'string' ? [error.at] : [],
  );
}

/**
 * Asks the backend in the name of a visitor.
 * @throws when it does not answer in time, or with too much
 */
export async function askBackend(asked: BackendRequest): Promise<BackendAnswer> {
  const { backendUrl, path, method, body, headers, deadlineMs } = asked;
  const init: RequestInit = {
    method,
    redirect: 'error',
    headers: {
      accept: 'application/json',
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'POST' && body !== undefined ? { 'idempotency-key': asked.key ?? randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  return fetchWithin(deadlineMs, `${backendUrl}${path}`, init, async (answer) => {
    const value = read(await boundedText(answer, MAX_BYTES));
    const problem = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
    return {
      status: answer.status,
      type: typeof problem.type === 'string' ? problem.type : '',
      blamed: answer.ok ? [] : fieldsOf(problem.errors),
      retryAfter: answer.headers.get('retry-after'),
      body: value,
    };
  });
}
