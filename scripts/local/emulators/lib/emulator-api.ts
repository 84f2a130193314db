import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';

/** A machine that does much else reads rules or an export in half a minute. */
const TIMEOUT_MS = 120_000;

const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/**
 * Calls the administrative REST interface of an emulator of this machine as the project's owner.
 *
 * @returns the parsed JSON answer
 * @throws LocalPlatformError with the emulator's own message for any status but 2xx; Error when it does not answer
 */
export async function callEmulator(
  port: number,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: owner,
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new Error(`The emulator on port ${port} did not answer ${method} ${path}.`, { cause });
  });
  const text = await response.text();
  if (!response.ok) throw new LocalPlatformError(`${method} ${path} answered ${response.status}: ${text}`);
  return text === '' ? {} : JSON.parse(text);
}
