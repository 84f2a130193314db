import type { ReactNode } from 'react';
import { Button, Cluster } from '@skora/shared/ui';
import { FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import { ConflictNotice } from './conflict-notice';
import styles from './document-form.module.css';
import type { FormValue } from './form-values';
import { SaveState } from './save-state';
import type { DocumentForm } from './use-document-form';

interface FormFrameProps {
  form: DocumentForm;
  /** Begins the id of every field: `profile-` and the name of the stored field. */
  prefix: string;
  labels: Readonly<Record<string, string>>;
  show?: (key: string, value: FormValue) => string;
  submit: string;
  /** Further buttons beside the one that saves. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form over a stored document: problems, conflicts, fields, saving and the way back. */
export function FormFrame({ form, prefix, labels, show, submit, actions, children }: FormFrameProps) {
  const errors = form.problems.map(({ key, message }) => ({
    fieldId: `${prefix}${key}`,
    message: `${labels[key] ?? key}: ${message}`,
  }));
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <FormErrorSummary errors={errors} attempt={form.attempt} />
      <ConflictNotice form={form} labels={labels} show={show} />
      <div className={styles.fields}>{children}</div>
      <div className={styles.bar}>
        <Cluster>
          <SubmitButton busy={form.status === 'saving'}>{submit}</SubmitButton>
          {form.edited && form.status !== 'saving' ? (
            <Button variant="ghost" onClick={form.discard}>
              Undo changes
            </Button>
          ) : null}
          {actions}
        </Cluster>
        <SaveState form={form} />
      </div>
    </form>
  );
}
