import { player } from './identity-replies';
import { jsonReply } from './json-reply';

type Account = Record<string, unknown>;

/** An account as the backend shows it to its owner: active, unless said otherwise. */
export function account(change: Account = {}): Account {
  return {
    status: 'active',
    missing: [],
    role: 'player',
    emailVerified: false,
    privateByDefault: true,
    guardianship: null,
    deletion: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    ...change,
  };
}

export function waitingAccount(
  status = 'pending',
  guardianEmail = 'p•••@mail.example',
  askedAt = Date.now(),
): Account {
  const decides = status === 'revoked';
  const asked = { requestedAt: new Date(askedAt).toISOString(), decidedAt: null, decides };
  return account({ status: 'pending-guardian', guardianship: { status, guardianEmail, ...asked } });
}

/** A refusal of the backend, in its own shape. @example problem(422, { type: 'guardian-required' }) */
export function problem(status: number, body: Record<string, unknown> = {}): Response {
  const { type = 'about:blank', ...rest } = body;
  return jsonReply({ type, title: 'Refused', status, ...rest }, status);
}

export function fieldProblem(at: string): Response {
  return problem(422, { errors: [{ at, message: 'is wrong' }] });
}

/** The backend as it answers when all is well. */
export function accountReplies(): [string, () => Response][] {
  return [
    ['account', () => jsonReply(account())],
    ['account/registration', () => jsonReply(account())],
    ['account/guardian-request', () => jsonReply(waitingAccount())],
    ['account/verification-mail', () => jsonReply({ status: 'sent', retryAfter: 60 })],
    ['account/email-proof', () => jsonReply({ status: 'verified' })],
    ['account/password-reset-check', () => jsonReply({ email: player.email, startsAnew: false })],
    ['account/password-reset', () => jsonReply({ status: 'ok' })],
    ['account/password-reset-mail', () => jsonReply({ status: 'ok' })],
  ];
}
