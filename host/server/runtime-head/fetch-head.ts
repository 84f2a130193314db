import { fetchWithin } from '@skora/shared/utils/fetch-within';
import { boundedText } from '../lib/bounded-text';
import type { HeadAnswer } from '../compose/head-answer';
import { parseHeadAnswer } from './parse-head-answer';

/** The wait is long because readers without scripts and link previews see nothing without the answer. */
const DEADLINE_MS = 3_000;
const MAX_BYTES = 16 * 1024;

interface AskHeadInput {
  backendUrl: string;
  /** Path and query at the backend. */
  address: string;
  /** Who the visitor is; the backend limits rates by it. */
  headers: Record<string, string>;
}

/**
 * Asks the backend for the head of a page.
 * @throws when it does not answer within three seconds with a valid head; the page then shows a neutral one
 */
export async function fetchHead({ backendUrl, address, headers }: AskHeadInput): Promise<HeadAnswer> {
  const request: RequestInit = { headers: { accept: 'application/json', ...headers }, redirect: 'error' };
  return fetchWithin(DEADLINE_MS, `${backendUrl}${address}`, request, async (response) => {
    if (response.ok) return parseHeadAnswer(await boundedText(response, MAX_BYTES));
    throw new Error(`The backend answered ${response.status}.`);
  });
}
