import { readJson } from '../../lib/workspace';
import { projectId, storageBucket } from '../../../local/stack/server-settings';
import type { Stand } from './stand';

/** Reads from Firestore past the site, as an SDK would. @returns the status */
export async function askStore({ ports }: Stand, token: string, path: string): Promise<number> {
  const root = `http://127.0.0.1:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  return (await fetch(`${root}/${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
}

/** Stores a file past the site. @param token of a player; `owner` is the project’s own. @returns the status */
export async function storeFile(
  { ports }: Stand,
  token: string,
  path: string,
  bytes: Buffer,
  type = 'image/png',
): Promise<number> {
  const url = `http://127.0.0.1:${ports.storage}/v0/b/${storageBucket}/o?uploadType=media&name=${encodeURIComponent(path)}`;
  const scheme = token === 'owner' ? 'Bearer' : 'Firebase';
  const headers = { authorization: `${scheme} ${token}`, 'content-type': type };
  const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(bytes) });
  await answer.arrayBuffer();
  return answer.status;
}

/** Writes fields of a document as the backend would. */
export async function patchStore(
  { ports }: Stand,
  path: string,
  fields: Record<string, object>,
): Promise<void> {
  const root = `http://127.0.0.1:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`);
  const answer = await fetch(`${root}/${path}?${mask.join('&')}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
  if (!answer.ok) throw new Error(`${path} could not be written: ${answer.status}`);
}

/** Runs every scheduled task once, as the scheduler does. */
export async function postTasks({ stack }: Stand): Promise<void> {
  const { paths } = readJson<{ paths: Record<string, object> }>('backend', 'openapi.json');
  for (const path of Object.keys(paths).filter((one) => /^\/tasks\/[\w-]+$/.test(one))) {
    const headers = { 'x-tasks-secret': 'local-tasks-secret' };
    const { status } = await fetch(`${stack.urls.backend}${path}`, { method: 'POST', headers });
    if (status >= 400) throw new Error(`${path} answered ${status}.`);
  }
}
