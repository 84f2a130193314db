import { useState } from 'react';
import { ConsentText, failureMessage, useAction } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { Button, Card, FailureNotice, Heading, Text } from '@skora/shared/ui';
import { Dialog } from '@skora/shared/ui/overlay';
import { type ChildDetails, type GuardianRequest, setContact, withdraw } from '../api/family-api';
import styles from '../lib/family.module.css';
import { subjectWords } from '../requests/subject-words';
import { Section } from './section';

interface AgreementsProps {
  child: ChildDetails;
  agreements: readonly GuardianRequest[];
  onChanged: () => void;
}

/** Everything this parent agreed to, each with the way back. */
export function Agreements({ child, agreements, onChanged }: AgreementsProps) {
  return (
    <Section title="What you agreed to">
      {agreements.length === 0 ? <Text tone="muted">Nothing at the moment.</Text> : null}
      {agreements.map((agreement) => (
        <Agreement key={agreement.requestId} child={child} agreement={agreement} onChanged={onChanged} />
      ))}
    </Section>
  );
}

interface AgreementProps {
  child: ChildDetails;
  agreement: GuardianRequest;
  onChanged: () => void;
}

function Agreement({ child, agreement, onChanged }: AgreementProps) {
  const [asking, setAsking] = useState(false);
  const words = subjectWords(agreement);
  return (
    <Card component="article" className={styles.request}>
      <Heading level={3} size="sm">
        {words.agreement}
      </Heading>
      {agreement.event ? <Text>{agreement.event.title}</Text> : null}
      <Text tone="muted">{words.withdrawn}</Text>
      <details className={styles.text}>
        <summary>The text you agreed to</summary>
        <ConsentText request={agreement} />
      </details>
      {agreement.contact ? (
        <ContactChoice child={child.id} agreement={agreement} onChanged={onChanged} />
      ) : null}
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Withdraw
        </Button>
      </div>
      {asking ? (
        <WithdrawDialog
          child={child}
          agreement={agreement}
          onClose={() => setAsking(false)}
          onWithdrawn={() => {
            setAsking(false);
            showToast('success', 'Withdrawn. We tell the player by email.');
            onChanged();
          }}
        />
      ) : null}
    </Card>
  );
}

interface WithdrawDialogProps extends Omit<AgreementProps, 'onChanged'> {
  onClose: () => void;
  onWithdrawn: () => void;
}

function WithdrawDialog({ child, agreement, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { busy, failure, run } = useAction({
    words: (error) => `Nothing has been changed. ${failureMessage(error)}`,
  });
  const words = subjectWords(agreement);
  const close = () => {
    if (!busy) onClose();
  };
  const send = () =>
    void run(async () => {
      await withdraw(child.id, agreement.requestId);
      onWithdrawn();
    });
  return (
    <Dialog
      open
      onClose={close}
      title={`Withdraw your agreement for ${child.name}?`}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Withdrawing…" onClick={send}>
            Yes, withdraw
          </Button>
        </>
      }
    >
      <Text>{words.withdrawn}</Text>
      <FailureNotice>{failure}</FailureNotice>
    </Dialog>
  );
}

function ContactChoice({ child, agreement, onChanged }: { child: string } & Omit<AgreementProps, 'child'>) {
  const { busy, failure, run } = useAction({
    words: (error) => `Nothing has been changed. ${failureMessage(error)}`,
  });
  const open = agreement.contact?.open === true;
  const change = () =>
    void run(async () => {
      await setContact(child, agreement.requestId, !open);
      onChanged();
    });
  return (
    <div className={styles.request}>
      <Text>{open ? 'You take contact requests.' : 'You take no contact requests.'}</Text>
      <Text size="small" tone="muted">
        {agreement.contact?.text}
      </Text>
      <FailureNotice>{failure}</FailureNotice>
      <div>
        <Button size="sm" variant="secondary" busy={busy} busyLabel="Saving…" onClick={change}>
          {open ? 'Switch contact requests off' : 'Switch contact requests on'}
        </Button>
      </div>
    </div>
  );
}
