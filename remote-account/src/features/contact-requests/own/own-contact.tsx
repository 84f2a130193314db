import type { ContactAnswer } from '@skora/domain';
import { useAction, useRequest } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import {
  Button,
  Card,
  ErrorState,
  FailureNotice,
  Heading,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@skora/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../answer/answer.module.css';
import { AnswerButtons } from '../answer/answer-buttons';
import { RequestFacts } from '../answer/request-facts';
import { answerOwn, type OwnContact as State, readOwnContact, setOwnContact } from './own-api';

const TOASTS: Readonly<Record<ContactAnswer, string>> = {
  accept: 'You accepted. Their address is below.',
  decline: 'You declined. We do not tell them.',
  block: 'This person is blocked.',
  report: 'Thank you. Somebody at SKORA looks at it.',
};

function Switch({ open, onChange }: { open: boolean; onChange: (state: State) => void }) {
  const { busy, failure, run } = useAction();
  return (
    <Stack gap={3}>
      <Text tone="muted">
        {open
          ? 'Anyone with a link to your CV can send you a contact request. They never see your email address, and you decide each time.'
          : 'Nobody can send you a contact request.'}
      </Text>
      <FailureNotice>{failure}</FailureNotice>
      <div>
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Saving…"
          onClick={() => void run(async () => onChange(await setOwnContact(!open)))}
        >
          {open ? 'Switch contact requests off' : 'Switch contact requests on'}
        </Button>
      </div>
    </Stack>
  );
}

/** Contact requests of an adult, on the page where the CV is shared. */
export function OwnContact() {
  const loaded = useRequest('own', readOwnContact);
  const [changed, setChanged] = useState<State | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [answers, setAnswers] = useState(0);
  useEffect(() => {
    // The focused button disappears with its request.
    if (answers > 0) heading.current?.focus();
  }, [answers]);
  const state = changed ?? loaded.value;
  const answer = async (id: string, choice: ContactAnswer, report?: string) => {
    setChanged(await answerOwn(id, choice, report));
    setAnswers((count) => count + 1);
    showToast('success', TOASTS[choice]);
  };
  return (
    <Stack gap={4} component="section" aria-labelledby="contact-requests">
      <Heading ref={heading} level={2} size="md" id="contact-requests" tabIndex={-1} className={styles.title}>
        Contact requests
      </Heading>
      {state ? (
        <>
          <Switch open={state.open} onChange={setChanged} />
          {state.requests.map((request) => (
            <Card key={request.id} tone="outline">
              <Stack gap={4}>
                <RequestFacts request={request} />
                {request.email === null ? null : (
                  <Text>
                    You accepted. Write to{' '}
                    <TextLink href={`mailto:${request.email}`}>{request.email}</TextLink> if you like; they
                    see the address you write from.
                  </Text>
                )}
                <AnswerButtons
                  writer={request.name}
                  answered={request.answered}
                  onAnswer={(choice, report) => answer(request.id, choice, report)}
                />
              </Stack>
            </Card>
          ))}
        </>
      ) : loaded.error ? (
        <ErrorState title="We could not load your contact requests" onRetry={loaded.retry}>
          Nothing has changed. Check your connection and try again.
        </ErrorState>
      ) : (
        <Skeleton lines={3} />
      )}
    </Stack>
  );
}
