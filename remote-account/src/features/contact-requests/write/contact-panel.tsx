import type { ContactReceiver } from '@skora/domain';
import { Button, Card, Notice } from '@skora/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { WriteForm } from './write-form';
import styles from './write.module.css';

interface ContactPanelProps {
  /** From the address of the CV. */
  token: string;
  receiver: ContactReceiver;
  /** The player as the CV names them. */
  playerName: string;
}

const BUTTONS = {
  guardian: 'Contact the parent or guardian',
  player: 'Contact this player',
} as const;

/** Below a shared CV: a quiet button, then the form, then what comes next. */
export function ContactPanel({ token, receiver, playerName }: ContactPanelProps) {
  const [step, setStep] = useState<'closed' | 'open' | { sentTo: string }>('closed');
  if (step === 'closed') {
    return (
      <div className={styles.panel}>
        <Button variant="secondary" onClick={() => setStep('open')}>
          {BUTTONS[receiver]}
        </Button>
      </div>
    );
  }
  if (step !== 'open') return <Sent to={step.sentTo} />;
  return (
    <Card component="section" aria-label="Contact" className={styles.panel}>
      <WriteForm
        token={token}
        receiver={receiver}
        playerName={playerName}
        onSent={(sentTo) => setStep({ sentTo })}
      />
    </Card>
  );
}

/** What comes next. It takes the focus: the form it follows is gone. */
function Sent({ to }: { to: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.sent}>
      <Notice tone="success" title="One more step: open your mailbox">
        We sent a link to <strong className={styles.address}>{to}</strong>. Your request goes on once you have
        opened the link and pressed “Send my request”. Nothing there after a few minutes? Look in your spam
        folder. We send at most five such emails a day to one address.
      </Notice>
    </div>
  );
}
