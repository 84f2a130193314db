import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { changeHost } from '../../build/change-host';
import { listScripts } from '../page-weight';
import { askSite, type Ask, type Subject } from './origin';

const compress = promisify(brotliCompress);
const KB = 1024;

/** KB of scripts that visitors of home download again when the host alone has changed one line, by where the line is. */
export interface HostAgain {
  /** In the kernel, which every page runs. */
  kernel: number;
  /** In a chunk that is loaded late. */
  late: number;
}

/** A subject with what needs no visit to be known. */
export interface WeighedSubject extends Subject {
  hostAgain: HostAgain;
}

/** What the host may change in, by the name of a chunk of it. */
const CHUNKS: Readonly<Record<keyof HostAgain, string>> = { kernel: 'main', late: 'idle' };

async function readScripts({ answer }: Subject, site: Ask): Promise<Map<string, Buffer>> {
  const html = (await answer('/', site)).body.toString();
  const bodies = listScripts(html).map(
    async (address) => [address, (await answer(address, site)).body] as const,
  );
  return new Map(await Promise.all(bodies));
}

/**
 * Weighs the scripts of home that are others than before. Not by their addresses alone: what a trick joins has the same one.
 * @returns KB, compressed by brotli
 */
export async function weighAnew(subject: Subject, before: Ask, after: Ask): Promise<number> {
  const known = await readScripts(subject, before);
  const now = await readScripts(subject, after);
  const anew = [...now].filter(([address, body]) => known.get(address)?.equals(body) !== true);
  const sizes = await Promise.all(anew.map(async ([, body]) => (await compress(body)).length));
  return sizes.reduce((sum, size) => sum + size, 0) / KB;
}

/** Starts one more site, with settings of its own. */
export type StartSite = (env: Record<string, string>) => Promise<{ url: string; stop: () => Promise<void> }>;

async function weighChange(
  subjects: readonly Subject[],
  before: Ask,
  chunk: string,
  start: StartSite,
): Promise<number[]> {
  const dist = await mkdtemp(join(tmpdir(), 'skora-host-'));
  try {
    await changeHost(dist, chunk, '// A changed line.');
    const changed = await start({ HOST_DIST: dist });
    try {
      const weights: number[] = [];
      for (const subject of subjects) weights.push(await weighAnew(subject, before, askSite(changed.url)));
      return weights;
    } finally {
      await changed.stop();
    }
  } finally {
    await rm(dist, { recursive: true });
  }
}

/**
 * Changes a line of the built host, and weighs what visitors of each subject download again.
 * @param site the running one
 * @param start starts the one with the changed host
 * @returns the subjects in their order
 */
export async function weighSubjects(
  subjects: readonly Subject[],
  site: Ask,
  start: StartSite,
): Promise<WeighedSubject[]> {
  const kernel = await weighChange(subjects, site, CHUNKS.kernel, start);
  const late = await weighChange(subjects, site, CHUNKS.late, start);
  return subjects.map((subject, index) => ({
    ...subject,
    hostAgain: { kernel: kernel[index] ?? NaN, late: late[index] ?? NaN },
  }));
}
