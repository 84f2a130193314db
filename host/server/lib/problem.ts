import { STATUS_CODES } from 'node:http';

/** The text of an `application/problem+json` answer. */
export function writeProblem(status: number): string {
  return JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status });
}
