/** An answer with a JSON body. */
export function jsonReply(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** The backend's refusal, in its own shape. @example problem(429, { retryAfter: 60 }) */
export function problem(status: number, more: Record<string, unknown> = {}): Response {
  return jsonReply({ type: 'about:blank', title: 'Refused', status, ...more }, status);
}

/** The identity provider's refusal, in its own shape. @example identityError('INVALID_LOGIN_CREDENTIALS') */
export function identityError(message: string): Response {
  return jsonReply({ error: { code: 400, message, errors: [{ message, reason: 'invalid' }] } }, 400);
}

/** What a browser does without network. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}
