import { useState } from 'react';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { useDraft } from '../../../lib/drafts/use-draft';
import { askCoach } from './api/ask-coach';
import { askFailure } from './ask-failure';
import { checkAsk, EMPTY_ASK, parseAskForm, type AskForm, type AskProblem } from './ask-form';
import { nameNumber, type NumberName } from './api/coach-request';

/**
 * The question to a coach: draft, checks and sending. What is chosen counts only as far as it is still offered.
 * @param offered the numbers that can be asked about
 * @param first the ones to begin with
 * @param sent when the coach, or the guardian, has been written to
 */
export function useAskForm(offered: readonly NumberName[], first: readonly string[], sent: () => void) {
  const { uid, email: ownEmail } = useRequiredUser();
  const [draft, setDraft] = useDraft(`${STATS_KEY_PREFIX}confirmation_${uid}`, parseAskForm);
  const [problems, setProblems] = useState<AskProblem[]>([]);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const begun: AskForm = draft ?? { ...EMPTY_ASK, numbers: first };
  const known = new Map(offered.map((number) => [nameNumber(number), number]));
  const form: AskForm = { ...begun, numbers: begun.numbers.filter((name) => known.has(name)) };

  const change = (part: Partial<AskForm>) => {
    setFailure('');
    setDraft({ ...form, ...part });
  };

  const refuse = (found: AskProblem[], message: string) => {
    setProblems(found);
    setFailure(message);
    setAttempt((count) => count + 1);
  };

  const send = async () => {
    if (busy) return;
    const found = checkAsk(form, ownEmail ?? '');
    refuse(found, '');
    if (found.length > 0) return;
    setBusy(true);
    try {
      const { name, role, club, email, numbers } = form;
      const chosen = numbers.flatMap((one) => known.get(one) ?? []);
      const request = await askCoach(
        { name: name.trim(), role: role.trim(), club: club.trim(), email: email.trim() },
        chosen.map(({ kind, ref, key }) => ({ kind, ref, key })),
      );
      // The next question usually goes to the same coach: only the numbers are done with.
      setDraft({ ...form, numbers: [] });
      showToast(
        'success',
        request.status === 'with-guardian' ? 'Your guardian is asked first.' : 'The coach has been asked.',
      );
      sent();
    } catch (error) {
      const { problems: refused, message } = askFailure(error);
      refuse(refused, message);
    } finally {
      setBusy(false);
    }
  };

  return { form, change, send, problems, failure, attempt, busy };
}
