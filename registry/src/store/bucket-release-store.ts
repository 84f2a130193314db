import { randomUUID } from 'node:crypto';
import { ConflictError, type ReleaseStore } from './release-store';

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  png: 'image/png',
  json: 'application/json',
  woff2: 'font/woff2',
};

function contentType(path: string): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** `IdempotencyStrategy.RetryAlways` of Google's client, which firebase-admin does not pass on. */
const RETRY_ALWAYS = 0;

async function openBucket(name: string) {
  try {
    const { applicationDefault, getApps, initializeApp } = await import('firebase-admin/app');
    const { getStorage } = await import('firebase-admin/storage');
    const app = getApps()[0] ?? initializeApp({ credential: applicationDefault() });
    const bucket = getStorage(app).bucket(name);
    // By default, writing without a condition switches retries off for all that goes on at the same time, and sometimes for good.
    bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
    return bucket;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('A registry in a bucket needs Google’s client: npm install firebase-admin');
  }
}

/** Reads of an object that is written again and again before somebody gives up. */
const MAX_READS = 10;

/** What the bucket answers, or null when it has no such object. */
async function orNothing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return null;
    throw error;
  }
}

/** Releases in a Cloud Storage bucket, through Google's own client, which is loaded when it is first needed. */
export function bucketReleaseStore(name: string): ReleaseStore {
  let opened: ReturnType<typeof openBucket> | undefined;
  const open = () => (opened ??= openBucket(name));
  const listObjects = async (folder: string) => {
    const [files] = await (await open()).getFiles({ prefix: `${folder}/` });
    return files
      .map((file) => ({
        name: file.name.slice(folder.length + 1),
        writtenAt: Date.parse(file.metadata.updated ?? ''),
      }))
      .filter(({ name: rest }) => !rest.includes('/'));
  };
  return {
    read: async (path) => {
      const [bytes] = (await orNothing((await open()).file(path).download())) ?? [];
      return bytes ?? null;
    },
    size: async (path) => {
      const [described] = (await orNothing((await open()).file(path).getMetadata())) ?? [];
      return described ? Number(described.size) : null;
    },
    readVersioned: async (path) => {
      const bucket = await open();
      for (let attempt = 0; attempt < MAX_READS; attempt += 1) {
        const [described] = (await orNothing(bucket.file(path).getMetadata())) ?? [];
        if (!described) return null;
        const { generation } = described;
        const [bytes] = (await orNothing(bucket.file(path, { generation }).download())) ?? [];
        if (bytes) return { bytes, version: String(generation) };
        // Somebody has written meanwhile, and nobody has those bytes any more.
      }
      throw new ConflictError(path);
    },
    write: async (path, bytes, { immutable, ifVersion }) => {
      const file = (await open()).file(path);
      const write = randomUUID();
      const save = file.save(bytes, {
        resumable: false,
        contentType: contentType(path),
        metadata: {
          cacheControl: immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
          metadata: { write },
        },
        // Zero: there is none.
        ...(ifVersion === undefined
          ? {}
          : { preconditionOpts: { ifGenerationMatch: ifVersion === null ? 0 : ifVersion } }),
      });
      await save.catch(async (error: unknown) => {
        if ((error as { code?: unknown }).code !== 412) throw error;
        // The client repeats a write whose answer was lost, and meets what it wrote itself.
        const [stored] = (await orNothing(file.getMetadata())) ?? [];
        if (stored?.metadata?.write !== write) throw new ConflictError(path);
      });
    },
    list: async (folder) => (await listObjects(folder)).map(({ name }) => name),
    listWritten: listObjects,
    delete: async (path) => {
      await (await open()).file(path).delete({ ignoreNotFound: true });
    },
  };
}
