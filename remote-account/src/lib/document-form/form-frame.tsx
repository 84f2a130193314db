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
  show?: (key: string, value: FormValue) => string;
  submit: string;
  /** Further buttons beside the one that saves. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form over a stored document: problems, conflicts, fields, saving and the way back. */
export function FormFrame({ form, show, submit, actions, children }: FormFrameProps) {
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      <FormErrorSummary {...form.summary} />
      <ConflictNotice form={form} show={show} />
      <div className={styles.fields}>{children}</div>
      <div className={styles.bar}>
        <Cluster>
          <SubmitButton busy={form.busy}>{submit}</SubmitButton>
          {form.edited && !form.busy ? (
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
