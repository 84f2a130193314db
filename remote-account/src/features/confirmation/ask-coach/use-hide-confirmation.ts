import { useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { useDocuments } from '../../../lib/documents/documents-context';
import { withDeadline } from '../../../lib/documents/with-deadline';

/** Hides an answer from the CV or shows it again; the rules allow no other change. */
export function useHideConfirmation(id: string) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const setHidden = async (hidden: boolean) => {
    if (status === 'saving') return;
    setStatus('saving');
    const path = `profiles/${uid}/confirmations/${id}`;
    try {
      const fields = await withDeadline(documents.read(path));
      if (fields !== null) await withDeadline(documents.write(path, { ...fields, hidden }));
      setStatus('idle');
    } catch (error) {
      console.info('[skora] an answer was not hidden or shown:', error);
      setStatus('failed');
    }
  };
  return { status, setHidden };
}
