import type { ReactNode } from 'react';
import { NotSaved } from '@skora/kit';
import { Button, Card, Cluster, Heading, Notice } from '@skora/shared/ui';
import { FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import type { RowFormState } from './use-row-form';
import styles from './weekly-stats.module.css';

interface RowFormProps<F extends { editing: string; base: string }> {
  row: RowFormState<F>;
  title: string;
  submit: string;
  /** The row as it is stored now, when one is corrected. */
  stored: F | undefined;
  children: ReactNode;
}

/** Frame of a form that adds or corrects one row of a week. */
export function RowForm<F extends { editing: string; base: string }>(props: RowFormProps<F>) {
  const { row, title, submit, stored, children } = props;
  const isConflict = row.error instanceof NotSaved && row.error.reason === 'conflict';
  return (
    <Card tone="outline">
      <form noValidate className={styles.form} onSubmit={row.onSubmit}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <FormErrorSummary {...row.summary} />
        {children}
        {row.error !== null && !isConflict ? (
          <Notice tone="danger" live="assertive" title="Not saved yet">
            The server did not take it. What you typed is kept on this device; try again in a moment.
          </Notice>
        ) : null}
        {row.waiting ? (
          <Notice tone="warning" live="polite" title="You are offline">
            What you typed is kept on this device and saved as soon as the connection is back.
          </Notice>
        ) : null}
        {isConflict ? (
          <Notice
            tone="warning"
            live="assertive"
            title="This was changed somewhere else meanwhile"
            action={
              <Cluster gap={2}>
                <Button size="sm" variant="secondary" onClick={() => row.reset(stored)}>
                  Take what is stored
                </Button>
                {stored ? (
                  <Button size="sm" variant="ghost" onClick={() => row.insist(stored.base)}>
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
          <SubmitButton busy={row.busy} variant="secondary">
            {submit}
          </SubmitButton>
          {row.values.editing ? (
            <Button variant="ghost" onClick={() => row.reset()}>
              Leave it as it was
            </Button>
          ) : null}
        </Cluster>
      </form>
    </Card>
  );
}
