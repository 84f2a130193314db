import type { Form } from '@skora/kit';
import { Button, Notice } from '@skora/shared/ui';
import { useKeptFocus } from '@skora/shared/ui/overlay';

interface UnsavedChangeProps {
  /** "the match against Foxes". */
  what: string;
  form: Pick<Form<object, string>, 'edited' | 'waiting' | 'error'>;
  /** Opens the sheet of the change. */
  onOpen: () => void;
}

/** Says on the page that a change of a row is not saved: its sheet may be closed, and may never have been opened here. */
export function UnsavedChange(props: UnsavedChangeProps) {
  const { edited, waiting, error } = props.form;
  return edited || waiting || error !== null ? <Unsaved {...props} /> : null;
}

function Unsaved({ what, form: { waiting, error }, onOpen }: UnsavedChangeProps) {
  const root = useKeptFocus<HTMLDivElement>(null);
  const failed = error !== null;
  return (
    <div ref={root}>
      <Notice
        tone={failed ? 'danger' : waiting ? 'warning' : 'info'}
        live={failed ? 'assertive' : 'polite'}
        title={failed ? 'Not saved yet' : waiting ? 'You are offline' : undefined}
        action={
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Continue your change of ${what}`}
            onClick={onOpen}
          >
            Continue
          </Button>
        }
      >
        {failed
          ? `We could not save your change of ${what}. What you typed is kept on this device.`
          : waiting
            ? `Your change of ${what} is kept on this device and saved as soon as you are back online.`
            : `You began to change ${what}. It is on this device only and not saved yet.`}
      </Notice>
    </div>
  );
}
