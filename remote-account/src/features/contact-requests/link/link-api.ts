import type { ContactAnswer } from '@skora/domain';
import { api, readAnswer, Refusal } from '@skora/shared/api';

/** The request behind a link; reading decides nothing. @throws Refusal 404, or 410 with the reason */
export async function lookAtRequest(token: string, signal: AbortSignal) {
  return readAnswer(api().GET('/contact-requests/{token}', { params: { path: { token } }, signal }));
}

export type LinkedRequest = Awaited<ReturnType<typeof lookAtRequest>>;

/** Sends one's own request off, or says that somebody else wrote it. @throws Refusal */
export async function proveRequest(token: string, send: boolean): Promise<void> {
  const params = { path: { token } };
  await readAnswer(api().POST('/contact-requests/{token}/proof', { params, body: { send } }));
}

/** Answers a request. @throws Refusal */
export async function answerRequest(token: string, answer: ContactAnswer, report = ''): Promise<void> {
  const body = report === '' ? { answer } : { answer, report };
  await readAnswer(api().POST('/contact-requests/{token}/answer', { params: { path: { token } }, body }));
}

export type LinkProblem = 'unknown' | 'used' | 'expired' | 'over' | 'asked' | 'unreachable';

const TYPES: Readonly<Record<string, LinkProblem>> = {
  'link-used': 'used',
  'link-expired': 'expired',
  'request-withdrawn': 'over',
  'already-asked': 'asked',
};

/** Why a link leads nowhere. `unreachable` is about us or the network: it can be tried again. */
export function linkProblem(error: unknown): LinkProblem {
  if (!(error instanceof Refusal)) return 'unreachable';
  if (error.status === 404) return 'unknown';
  return TYPES[error.type] ?? 'unreachable';
}
