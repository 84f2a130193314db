import { useEffect, useRef, useState } from 'react';
import { ConsentText, failureMessage, SignedAnswerForm, useSignedAnswer } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { Button, Card, Text } from '@skora/shared/ui';
import { agreeToPush, type ChildDetails } from '../api/family-api';
import styles from '../lib/family.module.css';
import { Section } from './section';

type Push = NonNullable<ChildDetails['push']>;

function stateWords({ name, status, overview }: ChildDetails, { agreed }: Push): string {
  if (agreed) {
    const isTheirs = overview?.agreements.some(({ subject }) => subject === 'push');
    const who = isTheirs
      ? 'You agreed. You can withdraw it under “What you agreed to”.'
      : 'Another parent or guardian agreed.';
    return `${name} may get short messages on a phone or computer. None comes between 21:00 and 08:00. ${who}`;
  }
  const needed = `${name} gets no messages on a phone or computer. Under 18 that needs your agreement`;
  return status === 'active' ? `${needed}.` : `${needed}, and an open account.`;
}

interface PushSectionProps {
  child: ChildDetails;
  /** Reads the child anew; the focus stays here. */
  reload: () => void;
}

/** Whether a child may be told by push, and the parent's agreement to it, which nobody has to ask for. */
export function PushSection({ child, reload }: PushSectionProps) {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { push, status } = child;
  if (!push) return null;
  const leave = () => {
    setOpen(false);
    heading.current?.focus();
  };
  const agreed = () => {
    leave();
    showToast('success', 'You agreed. We tell the player by email.');
    reload();
  };
  return (
    <Section title="Messages on devices" headingRef={heading}>
      <Text tone="muted">{stateWords(child, push)}</Text>
      {push.agreed || status !== 'active' ? null : open ? (
        <AgreeForm child={child.id} push={push} onAgreed={agreed} onLeave={leave} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Read and decide
          </Button>
        </div>
      )}
    </Section>
  );
}

function explain(error: unknown): string {
  if (error instanceof Refusal && error.status === 409)
    return 'Something has changed since. Load the page again and read it once more.';
  return `Nothing has been decided. ${failureMessage(error)}`;
}

interface AgreeFormProps {
  child: string;
  push: Push;
  onAgreed: () => void;
  onLeave: () => void;
}

function AgreeForm({ child, push: { consent }, onAgreed, onLeave }: AgreeFormProps) {
  const { displayName } = useRequiredUser();
  const text = useRef<HTMLElement>(null);
  // The button that opened it is gone, so reading goes on at the text.
  useEffect(() => text.current?.focus(), []);
  const answer = useSignedAnswer({
    id: 'messages',
    name: displayName ?? '',
    send: async ({ name, relationship }) => {
      await agreeToPush(child, { name, relationship, textVersion: consent.version });
      onAgreed();
    },
    explain,
    once: true,
  });
  return (
    <Card className={styles.request}>
      <SignedAnswerForm answer={answer} label="Your answer about messages" onLeave={onLeave}>
        <ConsentText ref={text} request={{ consent }} />
      </SignedAnswerForm>
    </Card>
  );
}
