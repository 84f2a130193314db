import { applicationDefault, getApps, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
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

/** Releases in a Cloud Storage bucket, through Google's own client. */
export function bucketReleaseStore(name: string): ReleaseStore {
  const app = getApps()[0] ?? initializeApp({ credential: applicationDefault() });
  const bucket = getStorage(app).bucket(name);
  return {
    read: async (path) => {
      const file = bucket.file(path);
      const [exists] = await file.exists();
      return exists ? (await file.download())[0] : null;
    },
    readVersioned: async (path) => {
      const file = bucket.file(path);
      const [exists] = await file.exists();
      if (!exists) return null;
      const [{ generation }] = await file.getMetadata();
      // Another generation may be live already; its bytes would not belong to the version.
      const [bytes] = await bucket.file(path, { generation }).download();
      return { bytes, version: String(generation) };
    },
    write: async (path, bytes, { immutable, ifVersion }) => {
      const save = bucket.file(path).save(bytes, {
        resumable: false,
        contentType: contentType(path),
        metadata: { cacheControl: immutable ? 'public, max-age=31536000, immutable' : 'no-cache' },
        // Zero: there is none.
        ...(ifVersion === undefined
          ? {}
          : { preconditionOpts: { ifGenerationMatch: ifVersion === null ? 0 : ifVersion } }),
      });
      await save.catch((error: unknown) => {
        throw (error as { code?: unknown }).code === 412 ? new ConflictError(path) : error;
      });
    },
    list: async (folder) => {
      const [files] = await bucket.getFiles({ prefix: `${folder}/` });
      return files.map((file) => file.name.slice(folder.length + 1)).filter((rest) => !rest.includes('/'));
    },
  };
}
