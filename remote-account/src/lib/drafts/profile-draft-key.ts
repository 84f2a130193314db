import { profileKey } from '@skora/shared/storage-keys';

/** Key of the draft of a section of the profile; sign-out clears it. */
export function profileDraftKey(uid: string, section: string): string {
  return `${profileKey(uid)}_draft_${section}`;
}
