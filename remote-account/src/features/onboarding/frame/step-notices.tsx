import { Notice } from '@skora/shared/ui';

interface StepNoticesProps {
  waiting: boolean;
  error: unknown;
}

/** How saving stands, in the words of all forms about the record. */
export function StepNotices({ waiting, error }: StepNoticesProps) {
  if (waiting) {
    return (
      <Notice tone="warning" live="polite" title="You are offline">
        What you entered is kept here and saved as soon as you are back online.
      </Notice>
    );
  }
  if (error === null) return null;
  return (
    <Notice tone="danger" live="assertive" title="Not saved yet">
      We could not save it. What you entered is still here. Try again in a moment.
    </Notice>
  );
}
