import { Button, Notice } from '@skora/shared/ui';
import { AnswerRegion } from '../../lib/ui/answer-region';
import styles from './contact-form.module.css';
import type { Receipt } from './use-contact-form';

/** Says that a message has arrived, under which ticket, and what happens next. */
export function ContactReceipt({ receipt, onAgain }: { receipt: Receipt; onAgain: () => void }) {
  const { ticket, answerTime, message } = receipt;
  return (
    <AnswerRegion>
      <Notice
        tone="success"
        title="Your message has arrived"
        live="polite"
        action={
          <Button variant="secondary" onClick={onAgain}>
            Write another message
          </Button>
        }
      >
        Your ticket is <strong className={styles.ticket}>{ticket}</strong>.{' '}
        {answerTime === undefined ? null : `A person answers within ${answerTime}. `}Our answer goes to{' '}
        <strong>{message.email}</strong>.
      </Notice>
    </AnswerRegion>
  );
}
