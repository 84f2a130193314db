import { Button, Container, ErrorState, Notice } from '@skora/shared/ui';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Where a message stands that is shown above a page. */
function Above({ children }: { children: ReactNode }) {
  return <Container className="sk-above">{children}</Container>;
}

interface FallbackProps {
  /** Prerendered markup is still readable below the message. */
  readable: boolean;
  /** A newer site is live, and a reload has not brought it yet. */
  outdated: boolean;
  onRetry: () => void;
}

function Fallback({ readable, outdated, onRetry, level }: FallbackProps & { level: 1 | 2 }) {
  // The next try ends with another message or none: this one stays until then, and starts no second try.
  const [trying, setTrying] = useState(false);
  const tryAgain = () => {
    setTrying(true);
    onRetry();
  };
  const action = (
    <Button busy={trying} onClick={tryAgain}>
      Try again
    </Button>
  );
  if (readable) {
    return (
      <Above>
        <Notice tone="warning" action={action}>
          Part of this page could not start. You can still read it and follow its links.
        </Notice>
      </Above>
    );
  }
  return (
    <Container section>
      <ErrorState level={level} title="This part did not load" action={action}>
        {outdated
          ? 'SKORA was updated while this page was open. Reload the page, or try again in a moment.'
          : 'The rest of the site works as usual. Check your connection, or try again in a moment.'}
      </ErrorState>
    </Container>
  );
}

function showMessage(element: HTMLElement, message: ReactNode): () => void {
  const root = createRoot(element);
  root.render(message);
  return () => {
    root.unmount();
    element.remove();
  };
}

/**
 * Shows the designed fallback of a remote in its own place: alone, or above prerendered markup that stays readable.
 * @returns a function that removes it
 */
export function showFallback(slot: HTMLElement, props: FallbackProps): () => void {
  const element = document.createElement('div');
  element.dataset.fallback = '';
  if (props.readable) slot.prepend(element);
  else slot.replaceChildren(element);
  return showMessage(element, <Fallback {...props} level={slot.matches('main') ? 1 : 2} />);
}

function GuestFallback({ onRetry }: Pick<FallbackProps, 'onRetry'>) {
  const [trying, setTrying] = useState(false);
  return (
    <Notice
      action={
        <Button
          size="sm"
          variant="secondary"
          busy={trying}
          onClick={() => {
            setTrying(true);
            onRetry();
          }}
        >
          Try again
        </Button>
      }
    >
      This part did not load. The rest of the page works as usual.
    </Notice>
  );
}

/** Says in a slot of a page, in the room it has, that what fills it is missing. @returns a function that removes it */
export function showGuestFallback(slot: HTMLElement, onRetry: () => void): () => void {
  const element = document.createElement('div');
  element.dataset.fallback = '';
  slot.replaceChildren(element);
  return showMessage(element, <GuestFallback onRetry={onRetry} />);
}

/** Shows a message above what is shown in a region. @returns a function that removes it */
export function showAbove(slot: HTMLElement, message: ReactNode): () => void {
  const element = document.createElement('div');
  slot.prepend(element);
  return showMessage(element, <Above>{message}</Above>);
}

/** Says above what is shown that a busy remote will be asked again. @returns a function that removes it */
export function showBusy(slot: HTMLElement): () => void {
  return showAbove(
    slot,
    <Notice live="polite">
      Many people are here right now. We try again by ourselves in a few seconds.
    </Notice>,
  );
}

/** Says above what is shown why the page was loaded again, until it is read. */
export function showReloaded(slot: HTMLElement): void {
  const close = showAbove(
    slot,
    <Notice
      live="polite"
      action={
        <Button size="sm" variant="secondary" onClick={() => close()}>
          OK
        </Button>
      }
    >
      SKORA was updated, so we loaded this page again. Please repeat what you did last.
    </Notice>,
  );
}
