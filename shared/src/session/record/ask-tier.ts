import { withFreshToken } from '../../api/with-fresh-token';
import { readConfig } from '../../config';
import { parseTier, type Tier } from '../../contract/tier';
import { loadAuth } from '../../firebase';

const TIMEOUT_MS = 10_000;

/** A record as the REST interface of Firestore shows it, as far as it is read here. */
interface RestRecord {
  name?: unknown;
  fields?: { tierLevel?: { stringValue?: unknown } };
}

function formatRecordUrl(uid: string): string {
  const { projectId, emulators } = readConfig().firebase;
  const origin = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  const record = `${origin}/v1/projects/${projectId}/databases/(default)/documents/users/${encodeURIComponent(uid)}`;
  return `${record}?mask.fieldPaths=tierLevel`;
}

function boundedFetch(request: Request): Promise<Response> {
  return fetch(request, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/**
 * Asks the database for a player's tier. Goes to its REST interface, because the SDK answers a read from its live
 * listener, without a request.
 * @returns `tier0` when there is no record or the rules do not show it; null when nobody answered: then nothing is known,
 * and a paid player keeps what was bought
 */
export async function askTier(uid: string): Promise<Tier | null> {
  try {
    const { idToken } = await loadAuth();
    const headers = { authorization: `Bearer ${await idToken()}` };
    const request = new Request(formatRecordUrl(uid), { headers });
    const response = await withFreshToken(request, boundedFetch, () => idToken(true));
    if (response.status === 403 || response.status === 404) return 'tier0';
    if (!response.ok) return null;
    const { name, fields } = (await response.json()) as RestRecord;
    return typeof name === 'string' ? parseTier(fields?.tierLevel?.stringValue) : null;
  } catch {
    return null;
  }
}
