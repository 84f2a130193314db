import { useId, type ReactNode } from 'react';
import { ChangedElsewhere, NotSaved, type Form } from '@skora/kit';
import { Button, Notice } from '@skora/shared/ui';
import { FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import { Dialog } from '@skora/shared/ui/overlay';
import styles from './entry.module.css';

interface EntrySheetProps<F extends object> {
  form: Form<F, string>;
  open: boolean;
  title: string;
  /** What the button says. */
  submit: string;
  /** Closes the sheet; what is typed stays on this device. */
  onClose: () => void;
  /** Settles a conflict; only where a stored row is corrected. */
  conflict?: { onUseStored: () => void; onKeepMine: (() => void) | null };
  children: ReactNode;
}

/** The sheet that adds or corrects one thing of a week. */
export function EntrySheet<F extends object>(props: EntrySheetProps<F>) {
  const { form, open, title, submit, onClose, conflict, children } = props;
  const formId = useId();
  const isConflict = form.error instanceof NotSaved && form.error.reason === 'conflict';
  const discard = () => {
    form.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      placement="bottom"
      footer={
        <div className={styles.bar}>
          {form.edited ? (
            <Button variant="ghost" onClick={discard}>
              Discard it
            </Button>
          ) : null}
          <SubmitButton form={formId} busy={form.busy}>
            {submit}
          </SubmitButton>
        </div>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={form.onSubmit}>
        <FormErrorSummary {...form.summary} />
        {form.error !== null && !isConflict ? (
          <Notice tone="danger" live="assertive" title="Not saved yet">
            We could not save it. What you typed is kept on this device. Try again in a moment.
          </Notice>
        ) : null}
        {form.waiting ? (
          <Notice tone="warning" live="polite" title="You are offline">
            What you typed is kept on this device and saved as soon as you are back online.
          </Notice>
        ) : null}
        {isConflict && conflict ? <ChangedElsewhere {...conflict} /> : null}
        {children}
      </form>
    </Dialog>
  );
}
