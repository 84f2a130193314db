import { useForm } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Stack, Text, TextLink } from '@skora/shared/ui';
import { Checkbox, FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import type { ChangeEvent, FormEvent } from 'react';

interface ConsentFormProps {
  busy: boolean;
  /** Both boxes are ticked and the button was pressed. */
  onAgreed: () => void;
}

/** The two agreements a purchase needs, both unticked, and the button to the payment page. */
export function ConsentForm({ busy, onAgreed }: ConsentFormProps) {
  const form = useForm({
    initial: { terms: false, start: false },
    fieldId: (name) => `order-${name}`,
    check: ({ terms, start }) => ({
      terms: terms ? null : 'Agree to the Terms & Conditions to go on.',
      start: start
        ? null
        : 'Please agree that the plan starts at once. Otherwise there is nothing to pay for yet.',
    }),
    send: async () => onAgreed(),
  });
  const box = (name: 'terms' | 'start') => ({
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
        <Checkbox
          {...box('terms')}
          label={
            <>
              I agree to the{' '}
              <TextLink component={Link} to={paths.terms()}>
                Terms & Conditions
              </TextLink>{' '}
              and have seen the{' '}
              <TextLink component={Link} to={paths.refundPolicy()}>
                Refund Policy
              </TextLink>
              .
            </>
          }
        />
        <Checkbox
          {...box('start')}
          label="Start the plan at once, before the 14 days are over."
          hint="You keep the right to withdraw in these 14 days, and get back everything you paid."
        />
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
