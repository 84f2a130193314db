import { useState } from 'react';
import { emitEvent, showToast } from '@skora/shared/events';
import { renameUser, useRequiredUser } from '@skora/shared/session';
import { profileKey } from '@skora/shared/storage-keys';
import { useDocuments } from '../documents/documents-context';
import { withDeadline } from '../documents/with-deadline';
import { useDraft } from '../drafts/use-draft';
import type { PlayerProfile } from '@skora/football';
import { checkProfile, type ProfileProblem } from './check-profile';
import { parseProfileForm, toForm, type ProfileForm } from './profile-form';

/** Carries the name over to the account, where the menu takes it from. The profile is saved whatever comes of it. */
async function rename(displayName: string): Promise<void> {
  try {
    await renameUser(displayName);
  } catch (error) {
    console.info('[skora] the account was not renamed:', error);
    showToast('warning', 'The menu still shows your old name. Save again to change it there too.');
  }
}

/** State of the profile form: the draft over what is stored, its problems, and saving. */
export function useEditProfile(stored: PlayerProfile) {
  const { uid, displayName: accountName } = useRequiredUser();
  const documents = useDocuments();
  const [draft, setDraft] = useDraft(`${profileKey(uid)}_draft`, parseProfileForm);
  const [problems, setProblems] = useState<ProfileProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const form = draft ?? toForm(stored);
  const storedAt = stored.updatedAt?.getTime() ?? 0;
  const changedElsewhere = draft !== null && status !== 'saving' && storedAt > draft.basedOn;

  const change = (part: Partial<ProfileForm>) => {
    setStatus('idle');
    setDraft({ ...form, ...part });
  };

  const save = async () => {
    if (status === 'saving') return;
    const { problems: found, fields } = checkProfile(form);
    setProblems(found);
    setAttempt(attempt + 1);
    if (found.length > 0) return;
    setStatus('saving');
    try {
      await withDeadline(documents.write(`profiles/${uid}`, { ...fields, revision: stored.revision + 1 }));
      setDraft(null);
      setStatus('saved');
      emitEvent('account:profile-updated', { uid });
      showToast('success', 'Profile saved.');
      if (fields.displayName !== accountName) void rename(fields.displayName);
    } catch (error) {
      console.info('[skora] the profile was not stored:', error);
      setStatus('failed');
    }
  };

  return {
    form,
    change,
    save,
    problems,
    attempt,
    status,
    edited: draft !== null,
    changedElsewhere,
    /** Drops the draft and shows what is stored. */
    discard: () => {
      setDraft(null);
      setProblems([]);
      setStatus('idle');
    },
    /** Keeps the draft although something newer is stored. */
    keepMine: () => setDraft({ ...form, basedOn: storedAt }),
  };
}
