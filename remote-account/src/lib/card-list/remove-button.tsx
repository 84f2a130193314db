import { ConfirmInPlace } from '@skora/kit';

interface RemoveButtonProps {
  /** "the match against Foxes". */
  what: string;
  busy?: boolean;
  onRemove: () => void;
}

/** Removes a row after a second press, so that a slip of the thumb costs nothing. */
export function RemoveButton({ what, busy, onRemove }: RemoveButtonProps) {
  return (
    <ConfirmInPlace
      label="Remove"
      name={`Remove ${what}`}
      question={`Remove ${what}?`}
      confirm="Yes, remove"
      confirmName={`Yes, remove ${what}`}
      cancel="Keep"
      busy={busy}
      onConfirm={onRemove}
    />
  );
}
