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
            We could not save it. What you typed is kept on this device. Try again in a moment.
          </Notice>
        ) : null}
        {row.waiting ? (
          <Notice tone="warning" live="polite" title="You are offline">
            What you typed is kept on this device and saved as soon as you are back online.
          </Notice>
        ) : null}
        {isConflict ? (
          <Notice
            tone="warning"
            live="assertive"
            title="This was changed in another tab or on another device"
            action={
              <Cluster gap={2}>
                <Button size="sm" variant="secondary" onClick={() => row.reset(stored)}>
                  Use the saved version
                </Button>
                {stored ? (
                  <Button size="sm" variant="ghost" onClick={() => row.insist(stored.base)}>
                    Keep mine
                  </Button>
                ) : null}
              </Cluster>
            }
          >
            Nothing was overwritten, and what you typed is still here.
          </Notice>
        ) : null}
        <Cluster>
          <SubmitButton busy={row.busy} variant="secondary">
            {submit}
          </SubmitButton>
          {row.values.editing ? (
            <Button variant="ghost" onClick={() => row.reset()}>
              Cancel
            </Button>
          ) : null}
        </Cluster>
      </form>
    </Card>
  );
}
