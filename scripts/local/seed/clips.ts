import { readFile } from 'node:fs/promises';
import { clipFields, clipPath, type Clip } from '@skora/domain';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { syncListing } from '@skora/backend/features/clips/store/clip-listing';

type Told = Omit<Clip, 'slot' | 'createdAt' | 'updatedAt'>;

const drawn: Told = {
  source: 'upload',
  videoId: null,
  seconds: 6,
  title: '',
  action: 'shot',
  foot: null,
  position: null,
  minute: null,
  opponent: 'Northfield Rovers',
  shirtNumber: null,
  shirtColour: 'orange',
  trim: null,
  order: 0,
  visibility: 'public',
  searchable: false,
  othersAgreed: true,
  captions: '',
};

/** Moves drawn on a tactics board: no recording of anybody. The file has the name of the move. */
const CLIPS: readonly { uid: string; file: string; clip: Told }[] = [
  {
    uid: 'demo-ines',
    file: 'save-low-left',
    clip: {
      ...drawn,
      title: 'Low to the left, and away',
      action: 'save',
      foot: 'none',
      position: 'GK',
      minute: 34,
      shirtNumber: 1,
    },
  },
  {
    uid: 'demo-ravi',
    file: 'cut-inside',
    clip: {
      ...drawn,
      title: 'Cut inside, curled to the far post',
      foot: 'left',
      position: 'RW',
      minute: 71,
      shirtNumber: 7,
    },
  },
  {
    uid: 'demo-nora',
    file: 'switch-of-play',
    clip: {
      ...drawn,
      title: 'Switch of play under pressure',
      action: 'pass',
      foot: 'right',
      position: 'CM',
      minute: 12,
      shirtNumber: 8,
    },
  },
];

/** `profiles/{uid}/clips` of demo adults, with their files and their places in the gallery. */
export async function seedClips(firestore: Firestore, storage: Storage, bucket: string): Promise<void> {
  const now = Date.now();
  for (const { uid, file, clip } of CLIPS) {
    const video = await readFile(new URL(`./clips/${file}.webm`, import.meta.url));
    const stored = storage.bucket(bucket).file(clipPath(uid, 0));
    await stored.save(video, { contentType: 'video/webm', resumable: false });
    const at = Timestamp.fromMillis(now);
    await firestore.doc(`profiles/${uid}/clips/0`).set({ ...clipFields(clip), createdAt: at, updatedAt: at });
    await syncListing(firestore, { uid, slot: 0 }, now);
  }
}
