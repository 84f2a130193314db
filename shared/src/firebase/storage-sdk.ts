import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  type FirebaseStorage,
} from 'firebase/storage';
import { readConfig } from '../config';
import { firebaseApp } from './app';

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
