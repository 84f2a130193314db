import { showToast } from '@skora/shared/events';
import type { ReactNode } from 'react';
import { ConfirmInPlace, useAction } from '@skora/kit';
import { endLink } from './links-api';

interface EndLinkProps {
  id: string;
  onEnded: () => void;
  /** What it means that the link ends. */
  children: ReactNode;
}

/** The button that ends a link: it asks first. For a row of buttons that may break. */
export function EndLink({ id, onEnded, children }: EndLinkProps) {
  const { busy, failure, run } = useAction();
  const stop = () =>
    void run(async () => {
      await endLink(id);
      showToast('success', 'The link has ended.');
      onEnded();
    });
  return (
    <ConfirmInPlace
      label="End this link"
      size="md"
      variant="secondary"
      question={<>End this link? {children} You cannot undo this.</>}
      confirm="Yes, end it now"
      confirming="Ending…"
      busy={busy}
      failure={failure}
      onConfirm={stop}
    />
  );
}
