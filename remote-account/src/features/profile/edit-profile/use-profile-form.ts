import { useMemo } from 'react';
import { emitEvent, showToast } from '@skora/shared/events';
import { renameUser, useRequiredUser } from '@skora/shared/session';
import type { StoredFields } from '@skora/domain';
import { parseDraft } from '../../../lib/document-form/document-draft';
import { readText } from '../../../lib/document-form/form-values';
import { saveDocument } from '../../../lib/document-form/save-document';
import { type DocumentForm, useDocumentForm } from '../../../lib/document-form/use-document-form';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useDraft } from '@skora/kit';
import { refreshMapEntry } from '../../discovery';
import { profileDraftKey } from '../../../lib/drafts/profile-draft-key';
import { PROFILE_LABELS, type ProfileField } from './profile-labels';
import { profileCodec } from '../../../lib/player/profile-codec';

/** Carries the name over to the account, where the menu takes it from. The profile is saved whatever comes of it. */
async function rename(displayName: string): Promise<void> {
  try {
    await renameUser(displayName);
  } catch (error) {
    console.info('[skora] the account was not renamed:', error);
    showToast('warning', 'The menu still shows your old name. Save again to change it there too.');
  }
}

const ON_THE_MAP: readonly ProfileField[] = ['displayName', 'primaryPosition'];

/** The card on the player map follows; if it cannot now, it does with the next save. */
async function followOnMap(): Promise<void> {
  try {
    await refreshMapEntry();
  } catch (error) {
    console.info('[skora] the card on the map was not refreshed:', error);
  }
}

export function useProfileForm(
  stored: StoredFields,
  section: string,
  keys: readonly ProfileField[],
): DocumentForm {
  const { uid, displayName } = useRequiredUser();
  const documents = useDocuments();
  const draftKey = profileDraftKey(uid, section);
  const [draft, setDraft] = useDraft(draftKey, parseDraft);
  const codec = useMemo(() => profileCodec(displayName ?? ''), [displayName]);
  return useDocumentForm({
    stored,
    codec,
    draft,
    setDraft,
    draftKey,
    keys,
    prefix: 'profile-',
    labels: PROFILE_LABELS,
    store: (sent) => saveDocument(documents, `profiles/${uid}`, codec, sent),
    onSaved: (saved) => {
      emitEvent('account:profile-updated', { uid });
      showToast('success', 'Profile saved.');
      if (keys.some((key) => ON_THE_MAP.includes(key))) void followOnMap();
      const name = readText(saved, 'displayName').trim();
      if (keys.includes('displayName') && name !== displayName) void rename(name);
    },
  });
}
