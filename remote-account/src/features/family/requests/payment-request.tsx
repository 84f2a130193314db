import { PLAN_NAMES } from '@skora/domain';
import { useAction } from '@skora/kit';
import { lookUp } from '@skora/shared/utils';
import { useNavigate } from '@skora/shared/router';
import { Button, Card, FailureNotice, Heading, Text } from '@skora/shared/ui';
import { type FamilyChild, openPayment } from '../api/family-api';
import styles from '../lib/family.module.css';

interface PaymentRequestProps {
  child: string;
  name: string;
  payment: NonNullable<FamilyChild['payment']>;
}

/** The child asks whether this parent pays. Reading the price costs nothing, and not answering is an answer too. */
export function PaymentRequest({ child, name, payment }: PaymentRequestProps) {
  const navigate = useNavigate();
  const { busy, failure, run } = useAction();
  const plan = lookUp(PLAN_NAMES, payment.plan, null);
  const open = () => void run(async () => navigate(await openPayment(child)));
  return (
    <Card component="article" className={styles.request}>
      <div className={styles.words}>
        <Heading level={3} size="sm">
          {name} would like {plan === null ? 'a paid plan' : `the ${plan}`}
        </Heading>
        <Text tone="muted">
          Paid by the {payment.interval}. The next page shows the price before anything is paid. You do not
          need to do anything if you do not want to pay.
        </Text>
      </div>
      <FailureNotice>{failure}</FailureNotice>
      <div>
        <Button variant="secondary" busy={busy} busyLabel="One moment…" onClick={open}>
          See the price
        </Button>
      </div>
    </Card>
  );
}
