import { clipPath } from '@skora/domain';
import { ENTITLEMENTS, parseTier } from '@skora/shared/contract';
import type { Firestore } from 'firebase-admin/firestore';
import type { StorageBucket } from '../../../lib/firestore/connect-firebase';

/** A file a player wants to store. */
interface WantedUpload {
  uid: string;
  slot: number;
  bytes: number;
}

export type UploadRefusal = 'not-open' | 'no-room' | 'too-large' | 'taken';

/** What `storage.rules` accept in place of the ticket. */
interface UploadTicket {
  path: string;
  maxBytes: number;
  /** Milliseconds since 1970. */
  until: number;
}

const MEGABYTE = 1_000_000;
const VALID_MS = 2 * 60 * 60_000;
const TICKET_TYPE = 'application/x-skora-upload';

/**
 * Opens a slot of the plan for one file: `storage.rules` know neither plan nor slots, but accept a clip in place of the
 * empty file that is put there. A slot that holds a clip is refused; what an upload without a clip left is replaced.
 */
export async function openUpload(
  deps: { firestore: Firestore; bucket: () => StorageBucket },
  { uid, slot, bytes }: WantedUpload,
  now: number,
): Promise<UploadTicket | UploadRefusal> {
  const [user, clip] = await deps.firestore.getAll(
    deps.firestore.doc(`users/${uid}`),
    deps.firestore.doc(`profiles/${uid}/clips/${slot}`),
  );
  if (!user?.exists || (user.get('status') ?? 'active') !== 'active') return 'not-open';
  const { clips, clipMegabytes } = ENTITLEMENTS[parseTier(user.get('tierLevel'))];
  if (slot >= clips) return 'no-room';
  const maxBytes = clipMegabytes * MEGABYTE;
  if (bytes > maxBytes) return 'too-large';
  if (clip?.exists) return 'taken';
  const path = clipPath(uid, slot);
  await deps.bucket().deleteFiles({ prefix: `${path}/`, force: true });
  const until = now + VALID_MS;
  await deps
    .bucket()
    .file(path)
    .save('', {
      resumable: false,
      contentType: TICKET_TYPE,
      metadata: { metadata: { maxBytes: String(maxBytes), until: String(until) } },
    });
  return { path, maxBytes, until };
}
