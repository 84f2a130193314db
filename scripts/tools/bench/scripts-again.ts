import { brotliCompressSync } from 'node:zlib';
import { listScripts } from './page-weight';

async function ask(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response;
}

/** Addresses of the scripts that a page of a running site needs to become interactive. */
export async function askScripts(site: string, path: string): Promise<string[]> {
  return listScripts(await (await ask(`${site}${path}`)).text());
}

/** Weighs the scripts that a page needs now and did not need before. @returns bytes, compressed by brotli */
export async function weighAgain(site: string, path: string, before: readonly string[]): Promise<number> {
  const added = (await askScripts(site, path)).filter((address) => !before.includes(address));
  const bodies = await Promise.all(
    added.map(async (address) => Buffer.from(await (await ask(`${site}${address}`)).arrayBuffer())),
  );
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}
