import { readJson } from '@skora/scripts-lib/workspace';
import { projectId, storageBucket } from '../../../local/stack/server-settings';
import type { Addresses, Stand } from './stand';

/** Reads from Firestore past the site, as an SDK would. @returns the status */
export async function askStore({ ports }: Addresses, token: string, path: string): Promise<number> {
  const root = `http://127.0.0.1:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  return (await fetch(`${root}/${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
}

/** Stores a file past the site. @param token of a player; `owner` is the project’s own. @returns the status */
export async function storeFile(
  { ports }: Addresses,
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

/** Reads a file from Storage past the site, as an SDK would. @returns the status */
export async function askFile({ ports }: Addresses, token: string, path: string): Promise<number> {
  const url = `http://127.0.0.1:${ports.storage}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
  const answer = await fetch(url, { headers: { authorization: `Firebase ${token}` } });
  await answer.arrayBuffer();
  return answer.status;
}

/** Creates a document as the SDK of a player would, with the time of the store as `updatedAt`. */
export async function createInStore(
  { ports }: Addresses,
  token: string,
  path: string,
  fields: Record<string, object>,
): Promise<void> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const update = { name: `${documents}/${path}`, fields };
  const updateTransforms = [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }];
  const answer = await fetch(`http://127.0.0.1:${ports.firestore}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [{ update, updateTransforms, currentDocument: { exists: false } }] }),
  });
  if (!answer.ok) throw new Error(`${path} could not be created: ${answer.status}`);
}

/** Writes fields of a document as the backend would. */
export async function patchStore(
  { ports }: Addresses,
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
