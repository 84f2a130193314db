import { useEffect } from 'react';
import { failureMessage, type Form, type Problems, useForm, useDraft } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { Refusal } from '@skora/shared/api';
import { askCoach, nameNumber, type NumberName } from './request-api';
import { ASK_FIELDS, type AskForm, checkAsk, EMPTY_ASK, parseAskForm } from './ask-form';

const FIELDS: readonly [place: string, name: keyof AskForm, message: string][] = [
  [
    'body/coach/email',
    'email',
    'We cannot write to this address, or it belongs to you or your parent or guardian. Enter the coach’s.',
  ],
  ['body/coach/name', 'name', 'Please type the name again, using letters.'],
  ['body/coach/role', 'role', 'Please type the role again, using letters.'],
  ['body/coach/club', 'club', 'Please type the club again, using letters.'],
  ['body/numbers', 'numbers', 'You have changed one of these numbers in the meantime. Choose them again.'],
];

const TYPES: Readonly<Record<string, string>> = {
  'already-asked':
    'This coach has not answered your last request yet. Take that request back first, then ask about all the numbers together.',
  'address-refuses':
    'The person at this address asked us not to send them requests from players. Talk to your coach in person.',
  'account-incomplete': 'Finish your account first.',
  'guardian-required': 'Your parent or guardian has to approve your account first.',
  'guardian-approval-required':
    'You are under 18, and no parent or guardian has agreed yet that anything is shown to others. Ask them on the page “Share your CV” first. What you typed is still here.',
};

/** What was wrong with a question the backend refused: at a field, or as a whole. */
function explainAsk(error: unknown): Problems<keyof AskForm> | string {
  if (!(error instanceof Refusal)) return failureMessage(error);
  const found = FIELDS.filter(([place]) => error.fields.some(({ at }) => at.startsWith(place)));
  if (found.length > 0) return Object.fromEntries(found.map(([, name, message]) => [name, message]));
  if (error.status === 429) {
    return 'You have sent as many requests as you can in one day. Nothing was sent, and what you typed is still here.';
  }
  return TYPES[error.type] ?? failureMessage(error);
}

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
  useEffect(() => {
    // Of an earlier question only the coach is left. Who chose among these numbers already goes on with that choice.
    setDraft((current) =>
      current === null || first.length === 0 || first.some((name) => current.numbers.includes(name))
        ? current
        : { ...current, numbers: first },
    );
  }, [first.join()]);
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
        request.status === 'with-guardian'
          ? 'We ask your parent or guardian first.'
          : 'We have asked the coach.',
      );
      sent();
    },
    explain: explainAsk,
  });
  return form;
}
