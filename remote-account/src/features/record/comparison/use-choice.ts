import { comparisonPath, type Comparison, type ComparisonGroup } from '@skora/domain';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { useState } from 'react';
import { useDocuments } from '../../../lib/documents/documents-context';
import { withDeadline } from '@skora/shared/utils';
import { STORE_DEADLINE_MS } from '../../../lib/documents/player-documents';

/** What was chosen and is not saved yet. */
interface Draft {
  group: ComparisonGroup | '';
  counts: boolean;
}

/** The choice as a form. @param stored null while the player is not compared */
export function useChoice(stored: Comparison | null) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [missing, setMissing] = useState(false);
  const form: Draft = draft ?? stored ?? { group: '', counts: false };

  const run = async (work: () => Promise<void>, done: string) => {
    if (status === 'busy') return;
    setStatus('busy');
    try {
      await withDeadline(work(), STORE_DEADLINE_MS);
      setDraft(null);
      setStatus('idle');
      showToast('success', done);
    } catch (error) {
      console.info('[skora] the choice to be compared was not stored:', error);
      setStatus('failed');
    }
  };

  return {
    form,
    status,
    missing,
    change: (part: Partial<Draft>) => setDraft({ ...form, ...part }),
    save: () => {
      setMissing(form.group === '');
      if (form.group === '') return Promise.resolve();
      return run(() => documents.write(comparisonPath(uid), { ...form }), 'Saved.');
    },
    stop: () => run(() => documents.remove(comparisonPath(uid)), 'Your tests are not compared any more.'),
  };
}
