import { failureMessage, useAction } from '@skora/kit';
import { Button, FailureNotice, Stack } from '@skora/shared/ui';
import { useState } from 'react';
import styles from '../answer/answer.module.css';
import { RequestFacts } from '../answer/request-facts';
import type { LinkedRequest } from './link-api';

interface WriterStepProps {
  request: LinkedRequest;
  /** Rejects when nothing happened. */
  onProve: (send: boolean) => Promise<void>;
}

/** The own request once more, before it is sent off. */
export function WriterStep({ request, onProve }: WriterStepProps) {
  const [sends, setSends] = useState(true);
  const { busy, failure, run } = useAction({
    words: (error) => `Nothing has been sent. ${failureMessage(error)}`,
  });
  const prove = (send: boolean) =>
    void run(async () => {
      setSends(send);
      await onProve(send);
    });
  return (
    <Stack gap={5}>
      <RequestFacts request={request} />
      <FailureNotice>{failure}</FailureNotice>
      <div className={styles.choices}>
        <Button size="lg" variant="primary" block busy={busy && sends} onClick={() => prove(true)}>
          Send my request
        </Button>
        <Button size="lg" variant="secondary" block busy={busy && !sends} onClick={() => prove(false)}>
          I did not write this
        </Button>
      </div>
    </Stack>
  );
}
