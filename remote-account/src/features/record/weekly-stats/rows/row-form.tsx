import type { ReactNode } from 'react';
import { Button, Card, Cluster, Heading, Notice } from '@skora/shared/ui';
import { FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import type { RowStatus } from '../saving/use-row-form';
import styles from './weekly-stats.module.css';

interface RowState<F> {
  form: { editing: string };
  problems: { fieldId: string; message: string }[];
  attempt: number;
  status: RowStatus;
  begin: (next: F | null) => void;
  insist: (base: number) => void;
  save: () => Promise<void>;
}

interface RowFormProps<F> {
  row: RowState<F>;
  title: string;
  submit: string;
  /** The row as it is stored now, when one is corrected. */
  stored: F | undefined;
  children: ReactNode;
}

/** Frame of a form that adds or corrects one row of a week. */
export function RowForm<F extends { base: string }>(props: RowFormProps<F>) {
  const { row, title, submit, stored, children } = props;
  return (
    <Card tone="outline">
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void row.save();
        }}
      >
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <FormErrorSummary errors={row.problems} attempt={row.attempt} />
        {children}
        {row.status === 'failed' ? (
          <Notice tone="danger" live="assertive" title="Not saved yet">
            The server did not take it. What you typed is kept on this device; try again in a moment.
          </Notice>
        ) : null}
        {row.status === 'offline' ? (
          <Notice tone="warning" live="polite" title="You are offline">
            What you typed is kept on this device and saved as soon as the connection is back.
          </Notice>
        ) : null}
        {row.status === 'conflict' ? (
          <Notice
            tone="warning"
            live="assertive"
            title="This was changed somewhere else meanwhile"
            action={
              <Cluster gap={2}>
                <Button size="sm" variant="secondary" onClick={() => row.begin(stored ?? null)}>
                  Take what is stored
                </Button>
                {stored ? (
                  <Button size="sm" variant="ghost" onClick={() => row.insist(Number(stored.base))}>
                    Go on with mine
                  </Button>
                ) : null}
              </Cluster>
            }
          >
            In another tab or on another device. Nothing was overwritten, and what you typed is still here.
          </Notice>
        ) : null}
        <Cluster>
          <SubmitButton busy={row.status === 'saving'} variant="secondary">
            {submit}
          </SubmitButton>
          {row.form.editing ? (
            <Button variant="ghost" onClick={() => row.begin(null)}>
              Leave it as it was
            </Button>
          ) : null}
        </Cluster>
      </form>
    </Card>
  );
}
