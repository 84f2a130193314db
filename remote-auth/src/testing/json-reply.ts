export function jsonReply(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** The identity provider's refusal, in its own shape. @example identityError('EMAIL_EXISTS') */
export function identityError(message: string): Response {
  const error = { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] };
  return jsonReply({ error }, 400);
}

/** What a browser does without network. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}
