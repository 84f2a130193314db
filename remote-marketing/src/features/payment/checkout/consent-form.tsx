import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Stack, Text, TextLink } from '@skora/shared/ui';
import { Checkbox, FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import { useState, type FormEvent } from 'react';

const IDS = { terms: 'order-terms', start: 'order-start' } as const;
const MESSAGES = {
  terms: 'Agree to the Terms & Conditions to go on.',
  start: 'Ask for the start, or there is nothing to pay for yet.',
} as const;

type Tick = keyof typeof IDS;
const TICKS = Object.keys(IDS) as Tick[];

interface ConsentFormProps {
  busy: boolean;
  /** Both boxes are ticked and the button was pressed. */
  onAgreed: () => void;
}

/** The two agreements a purchase needs, both unticked, and the button to the payment page. */
export function ConsentForm({ busy, onAgreed }: ConsentFormProps) {
  const [ticked, setTicked] = useState<Record<Tick, boolean>>({ terms: false, start: false });
  const [attempt, setAttempt] = useState(0);
  const missing = TICKS.filter((tick) => attempt > 0 && !ticked[tick]);
  const box = (tick: Tick) => ({
    id: IDS[tick],
    name: tick,
    required: true,
    checked: ticked[tick],
    error: missing.includes(tick) ? MESSAGES[tick] : undefined,
    onChange: () => setTicked((now) => ({ ...now, [tick]: !now[tick] })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setAttempt((count) => count + 1);
    if (TICKS.every((tick) => ticked[tick])) onAgreed();
  };
  return (
    <form noValidate aria-label="Order" onSubmit={submit}>
      <Stack gap={4}>
        <FormErrorSummary
          errors={missing.map((tick) => ({ fieldId: IDS[tick], message: MESSAGES[tick] }))}
          attempt={attempt}
        />
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
