import type { ReactNode } from 'react';
import { Button, Card, Cluster, Heading, Notice } from '@skora/shared/ui';
import { FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import styles from './weekly-stats.module.css';

interface RowState {
  form: { editing: string };
  problems: { fieldId: string; message: string }[];
  attempt: number;
  status: 'idle' | 'saving' | 'failed';
  begin: (next: null) => void;
  save: () => Promise<void>;
}

interface RowFormProps {
  row: RowState;
  title: string;
  submit: string;
  children: ReactNode;
}

/** Frame of a form that adds or corrects one row of a week. */
export function RowForm({ row, title, submit, children }: RowFormProps) {
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
