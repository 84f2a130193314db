import { fetchWithin } from '@skora/shared/utils/fetch-within';
import { applicationDefault } from 'firebase-admin/app';

export type Rest = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

const TIMEOUT_MS = 120_000;

/**
 * The REST interface of Firestore or of Firebase Authentication, below a project. It has what the SDKs hide: values with
 * their types as they are stored, and password hashes as they are.
 *
 * @throws Error with what the service answered
 */
export function googleRest(service: 'firestore' | 'identitytoolkit', projectId: string): Rest {
  const host =
    process.env[service === 'firestore' ? 'FIRESTORE_EMULATOR_HOST' : 'FIREBASE_AUTH_EMULATOR_HOST'];
  const real = `https://${service}.googleapis.com`;
  const emulated = service === 'firestore' ? `http://${host}` : `http://${host}/${service}.googleapis.com`;
  const base = `${host ? emulated : real}/v1/projects/${projectId}`;
  return async (method, path, body) => {
    const token = host ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
    const request = {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-goog-user-project': projectId,
      },
      body: body === undefined ? null : JSON.stringify(body),
    };
    return fetchWithin(TIMEOUT_MS, `${base}${path}`, request, async (response) => {
      if (response.ok) return response.json() as Promise<unknown>;
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    });
  };
}
