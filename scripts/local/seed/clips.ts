import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CLIP_POSTER, clipFields, clipPath, clipPosterPath, type Clip } from '@skora/domain';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { syncListing } from '@skora/backend/features/clips/store/clip-listing';

type Told = Omit<Clip, 'slot' | 'poster' | 'createdAt' | 'updatedAt'>;

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

/** Moves of a made-up match, drawn: no recording of anybody. Video and picture have the name of the move. */
const CLIPS: readonly { uid: string; file: string; clip: Told }[] = [
  {
    uid: 'demo-nora',
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
    uid: 'demo-ines',
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
  {
    uid: 'demo-mara',
    file: 'cut-back',
    clip: {
      ...drawn,
      title: 'To the byline and cut back',
      action: 'assist',
      foot: 'right',
      position: 'RW',
      minute: 58,
      shirtNumber: 17,
    },
  },
];

const drawing = (name: string) => readFile(new URL(`./clips/${name}`, import.meta.url));

/** `profiles/{uid}/clips` of demo adults, with their files and their places in the gallery. */
export async function seedClips(firestore: Firestore, storage: Storage, bucket: string): Promise<void> {
  const now = Date.now();
  const store = (path: string, bytes: Buffer, contentType: string) =>
    storage.bucket(bucket).file(path).save(bytes, { contentType, resumable: false });
  for (const { uid, file, clip } of CLIPS) {
    const [video, picture] = await Promise.all([drawing(`${file}.webm`), drawing(`${file}.jpg`)]);
    const poster = createHash('md5').update(picture).digest('hex');
    await store(clipPath(uid, 0), video, 'video/webm');
    await store(clipPosterPath(uid, 0, poster), picture, CLIP_POSTER.type);
    const at = Timestamp.fromMillis(now);
    const fields = clipFields({ ...clip, poster });
    await firestore.doc(`profiles/${uid}/clips/0`).set({ ...fields, createdAt: at, updatedAt: at });
    await syncListing(firestore, { uid, slot: 0 }, now);
  }
}
