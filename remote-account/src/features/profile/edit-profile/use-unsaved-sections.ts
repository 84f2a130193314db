import { useSyncExternalStore } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { deviceStorage } from '@skora/shared/storage-keys';
import { subscribeToDrafts } from '../../../lib/drafts/draft-changes';
import { profileDraftKey } from '../../../lib/drafts/profile-draft-key';
import { SECTIONS } from './sections';

/** The sections with something typed and not saved, in this tab or another. */
export function useUnsavedSections(): readonly string[] {
  const { uid } = useRequiredUser();
  const unsaved = useSyncExternalStore(subscribeToDrafts, () =>
    SECTIONS.filter(({ id }) => deviceStorage.read(profileDraftKey(uid, id)) !== null)
      .map(({ id }) => id)
      .join(' '),
  );
  return unsaved === '' ? [] : unsaved.split(' ');
}
