import { ConfirmInPlace } from '@skora/kit';

interface RemoveButtonProps {
  /** "the match against Foxes". */
  what: string;
  busy?: boolean;
  /** The removal waits for a connection; `onKeep` gives it up. */
  waiting?: boolean;
  onRemove: () => void;
  onKeep?: () => void;
}

/** Removes a row after a second press, so that a slip of the thumb costs nothing. */
export function RemoveButton({ what, busy, waiting, onRemove, onKeep }: RemoveButtonProps) {
  return (
    <ConfirmInPlace
      label="Remove"
      name={`Remove ${what}`}
      question={`Remove ${what}?`}
      confirm="Yes, remove"
      confirmName={`Yes, remove ${what}`}
      cancel="Keep"
      {...{ busy, waiting, onKeep }}
      onConfirm={onRemove}
    />
  );
}
