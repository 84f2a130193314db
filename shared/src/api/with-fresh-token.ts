type Send = (request: Request) => Promise<Response>;

/**
 * Sends a request that proves who asks once more, with a fresh ID token, when the backend does not take the present
 * one (run out on the way, or older than a change of the account). Everything else is answered as it comes.
 * @param freshToken rejects when the session is over
 */
export async function withFreshToken(
  request: Request,
  send: Send,
  freshToken: () => Promise<string>,
): Promise<Response> {
  if (!request.headers.has('authorization')) return send(request);
  const again = request.clone();
  const response = await send(request);
  if (response.status !== 401) return response;
  try {
    again.headers.set('authorization', `Bearer ${await freshToken()}`);
  } catch {
    return response;
  }
  return send(again);
}
