import { type Form, useForm } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { useDraft } from '../../../lib/drafts/use-draft';
import { askCoach, nameNumber, type NumberName } from './request-api';
import { explainAsk } from './ask-failure';
import { ASK_FIELDS, type AskForm, checkAsk, EMPTY_ASK, parseAskForm } from './ask-form';

/**
 * The question to a coach as a form. What is chosen counts only as far as it is still offered.
 * @param offered the numbers that can be asked about
 * @param first the ones to begin with
 * @param sent when the coach, or the guardian, has been written to
 */
export function useAskForm(
  offered: readonly NumberName[],
  first: readonly string[],
  sent: () => void,
): Form<AskForm, keyof AskForm> {
  const { uid, email: ownEmail } = useRequiredUser();
  const [draft, setDraft] = useDraft(`${STATS_KEY_PREFIX}confirmation_${uid}`, parseAskForm);
  const known = new Map(offered.map((number) => [nameNumber(number), number]));
  const form = useForm<AskForm>({
    initial: { ...EMPTY_ASK, numbers: first },
    draft: [draft && { ...draft, numbers: draft.numbers.filter((name) => known.has(name)) }, setDraft],
    fieldId: (name) => ASK_FIELDS[name],
    check: (values) => checkAsk(values, ownEmail ?? ''),
    whileTyping: 'keep',
    send: async ({ name, role, club, email, numbers }) => {
      const chosen = numbers.flatMap((one) => known.get(one) ?? []);
      const request = await askCoach(
        { name: name.trim(), role: role.trim(), club: club.trim(), email: email.trim() },
        chosen.map(({ kind, ref, key }) => ({ kind, ref, key })),
      );
      // The next question usually goes to the same coach: only the numbers are done with.
      form.change({ numbers: [] });
      showToast(
        'success',
        request.status === 'with-guardian' ? 'Your guardian is asked first.' : 'The coach has been asked.',
      );
      sent();
    },
    explain: explainAsk,
  });
  return form;
}
