import { Button, Container, ErrorState, Notice } from '@skora/shared/ui';
import { createRoot } from 'react-dom/client';

interface FallbackProps {
  /** Prerendered markup is still readable below the message. */
  readable: boolean;
  onRetry: () => void;
}

function Fallback({ readable, onRetry }: FallbackProps) {
  const action = <Button onClick={onRetry}>Try again</Button>;
  if (readable) {
    return (
      <Notice tone="warning" action={action}>
        Part of this page could not start. You can still read it and follow its links.
      </Notice>
    );
  }
  return (
    <Container section>
      <ErrorState title="This part did not load" action={action}>
        The rest of the site works as usual. Check your connection, or try again in a moment.
      </ErrorState>
    </Container>
  );
}

/**
 * Shows the designed fallback of a remote in its own place: alone, or above prerendered markup that stays readable.
 * @returns a function that removes it
 */
export function showFallback(slot: HTMLElement, { readable, onRetry }: FallbackProps): () => void {
  const element = document.createElement('div');
  element.dataset.fallback = '';
  if (readable) slot.prepend(element);
  else slot.replaceChildren(element);
  const root = createRoot(element);
  root.render(<Fallback readable={readable} onRetry={onRetry} />);
  return () => {
    root.unmount();
    element.remove();
  };
}
