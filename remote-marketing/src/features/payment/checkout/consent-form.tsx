import { CURRENT_ORDER_CONSENT, ORDER_CONSENT_TEXTS, type OrderConsent } from '@skora/domain';
import { useForm } from '@skora/kit';
import { Stack, Text } from '@skora/shared/ui';
import { Checkbox, FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import type { ChangeEvent, FormEvent } from 'react';
import type { Consents } from '../order/consents';
import { LinkedTerms } from './linked-terms';

interface ConsentFormProps {
  /** A player who pays, or a parent. */
  payer: 'self' | 'parent';
  busy: boolean;
  /** All boxes are ticked and the button was pressed. */
  onAgreed: (consents: Consents) => void;
}

const WORDS = ORDER_CONSENT_TEXTS[CURRENT_ORDER_CONSENT];
const ADULT = {
  self: {
    label: WORDS.adult,
    missing: 'Confirm that you are 18 or older. Under 18, a parent or guardian pays.',
  },
  parent: {
    label: WORDS.guardian,
    missing: 'Confirm that you are 18 or older, and a parent or guardian of this player.',
  },
} as const;

/** The agreements a purchase needs, each unticked, and the button to the payment page. */
export function ConsentForm({ payer, busy, onAgreed }: ConsentFormProps) {
  const adult = ADULT[payer];
  const form = useForm({
    initial: { adult: false, terms: false, immediateStart: false },
    fieldId: (name) => `order-${name}`,
    check: ({ adult: isAdult, terms, immediateStart }) => ({
      adult: isAdult ? null : adult.missing,
      terms: terms ? null : 'Agree to the Terms & Conditions to go on.',
      immediateStart: immediateStart
        ? null
        : 'Please agree that the plan starts at once. Otherwise there is nothing to pay for yet.',
    }),
    send: async (values) => onAgreed({ ...values, version: CURRENT_ORDER_CONSENT }),
  });
  const box = (name: OrderConsent) => ({
    ...form.field(name),
    name,
    required: true,
    checked: form.values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.change({ [name]: target.checked }),
  });
  const submit = (event: FormEvent) => {
    if (busy) event.preventDefault();
    else form.onSubmit(event);
  };
  return (
    <form noValidate aria-label="Order" onSubmit={submit}>
      <Stack gap={4}>
        <FormErrorSummary {...form.summary} />
        <Checkbox {...box('adult')} label={adult.label} />
        <Checkbox {...box('terms')} label={<LinkedTerms text={WORDS.terms} />} />
        <Checkbox {...box('immediateStart')} label={WORDS.immediateStart} hint={WORDS.withdrawal} />
        <SubmitButton variant="primary" size="lg" busy={busy} busyLabel="Opening the payment page…">
          Go to payment
        </SubmitButton>
        <Text size="small" tone="muted">
          Stripe takes the payment on its own page; your card number never reaches us. Nothing is charged
          before you confirm it there.
        </Text>
      </Stack>
    </form>
  );
}
