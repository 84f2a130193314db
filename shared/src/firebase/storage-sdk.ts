import {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage';
import { readConfig } from '../config';
import { firebaseApp } from './app';
import { firebaseErrorCode } from './firebase-error-code';

let instance: FirebaseStorage | null = null;

function storage(): FirebaseStorage {
  if (instance) return instance;
  instance = getStorage(firebaseApp());
  const emulators = readConfig().firebase.emulators;
  if (emulators) {
    const [host = '', port = ''] = emulators.storage.split(':');
    connectStorageEmulator(instance, host, Number(port));
  }
  return instance;
}

/** Download URL of a stored file. Rejects with `storage/object-not-found` when there is none. */
export async function downloadUrl(path: string): Promise<string> {
  return getDownloadURL(ref(storage(), path));
}

/** An upload on its way. */
export interface Upload {
  /** Settles when all is stored; rejects with `storage/canceled` after `cancel`. */
  done: Promise<void>;
  cancel: () => void;
}

/**
 * Stores a file in pieces, so that a short loss of the connection costs one piece.
 * @param progress told how much is stored, 0 to 1
 * @example const { done, cancel } = storeFile('clips/uid1/0', file, show);
 */
export function storeFile(path: string, file: Blob, progress: (share: number) => void): Upload {
  const task = uploadBytesResumable(ref(storage(), path), file, { contentType: file.type });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => progress(bytesTransferred / totalBytes));
  const settle = async () => {
    await task;
  };
  return { done: settle(), cancel: () => task.cancel() };
}

/** Removes a file; one that is not there is no failure. */
export async function removeFile(path: string): Promise<void> {
  await deleteObject(ref(storage(), path)).catch((error: unknown) => {
    if (firebaseErrorCode(error) !== 'object-not-found') throw error;
  });
}
