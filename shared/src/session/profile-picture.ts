import { useEffect, useState } from 'react';
import { readConfig } from '../config';
import { useEvent } from '../events';
import { firebaseErrorCode, loadStorage } from '../firebase';
import { deviceStorage, profileKey, tabStorage } from '../storage-keys';
import { isSigningOut } from './apply-user';
import { sessionStoreOfPage } from './session-store';
import { useSession } from './use-session';

/** Pictures come from our own storage only; whatever else stands in the cache was not put there by us. */
function isStorageUrl(url: string): boolean {
  const { emulators } = readConfig().firebase;
  const origin = emulators ? `http://${emulators.storage}` : 'https://firebasestorage.googleapis.com';
  return url.startsWith(`${origin}/`);
}

function cachedUrl(uid: string): string | null {
  try {
    const value: unknown = JSON.parse(deviceStorage.read(profileKey(uid)) ?? 'null');
    const url = (value as { profileImageUrl?: unknown } | null)?.profileImageUrl;
    return typeof url === 'string' && isStorageUrl(url) ? url : null;
  } catch {
    return null;
  }
}

/** Whether this player is still the one who is here: a late answer must not leave anything behind after a sign-out. */
function isHere(uid: string): boolean {
  const session = sessionStoreOfPage.get();
  return session.status === 'signed-in' && session.user.uid === uid;
}

/** Remembered for the tab, so that a player without a picture does not ask for it on every page. */
const NO_PICTURE = 'none';

async function fetchUrl(uid: string): Promise<string | null> {
  if (tabStorage.read(profileKey(uid)) === NO_PICTURE) return null;
  const before = deviceStorage.read(profileKey(uid));
  try {
    const { downloadUrl } = await loadStorage();
    // The SDK would ask as nobody by now, and be refused.
    if (isSigningOut() || !isHere(uid)) return null;
    const profileImageUrl = await downloadUrl(`profilePictures/${uid}`);
    if (isHere(uid)) deviceStorage.write(profileKey(uid), JSON.stringify({ profileImageUrl }));
    return profileImageUrl;
  } catch (error) {
    // It could not be asked for, or another tab has stored one meanwhile: what is known stays.
    const isMissing = firebaseErrorCode(error) === 'object-not-found';
    if (!isMissing || deviceStorage.read(profileKey(uid)) !== before) return cachedUrl(uid);
    // No picture: the default avatar stands in, silently (docs/brief.md, 8.9).
    deviceStorage.remove(profileKey(uid));
    if (isHere(uid)) tabStorage.write(profileKey(uid), NO_PICTURE);
    return null;
  }
}

/** URL of the signed-in user's picture; null means the default avatar. Cached per uid for the next first paint. */
export function useProfilePicture(): string | null {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const [picture, setPicture] = useState<{ uid: string; url: string | null } | null>(null);
  const [revision, setRevision] = useState(0);
  useEvent('account:profile-updated', ({ uid: updated }) => {
    tabStorage.remove(profileKey(updated));
    setRevision((count) => count + 1);
  });
  useEffect(() => {
    if (uid === null) return;
    let current = true;
    setPicture({ uid, url: cachedUrl(uid) });
    void fetchUrl(uid).then((url) => {
      if (current) setPicture({ uid, url });
    });
    return () => {
      current = false;
    };
  }, [uid, revision]);
  useEffect(() => {
    if (uid === null) return undefined;
    // Another tab stored or removed the picture and keeps the address for all of them.
    const follow = ({ key }: StorageEvent) => {
      if (key !== profileKey(uid)) return;
      tabStorage.remove(key);
      setPicture({ uid, url: cachedUrl(uid) });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [uid]);
  return picture && picture.uid === uid ? picture.url : null;
}
