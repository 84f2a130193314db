import { useLayoutEffect, useRef } from 'react';
import { isFrameSlot } from '../contract/remote-manifest';
import { Button, Container, ErrorState, Notice } from '../ui';
import { hasKeptMarkup, KeptMarkup } from './kept-markup';

interface RemoteFailedProps {
  container: Element | null;
  onRetry: () => void;
  onShown?: (() => void) | undefined;
  /** Called after each mount and update, for which there is another one. */
  onCommitted: () => void;
}

function findSlot(container: Element | null): string {
  return container?.getAttribute('data-slot') ?? 'main';
}

function isGuest(container: Element | null): boolean {
  const slot = findSlot(container);
  return slot !== 'main' && !isFrameSlot(slot);
}

/**
 * What a visitor sees where a remote failed: the prerendered page with a notice when there is one, otherwise an
 * error state; both with a way to try again. In a slot of a page it is less, so that the page stays as it is.
 */
export function RemoteFailed({ container, onRetry, onShown, onCommitted }: RemoteFailedProps) {
  // The props change with each page; what is shown stays.
  const tell = useRef(onShown);
  useLayoutEffect(() => tell.current?.(), []);
  useLayoutEffect(onCommitted, [onCommitted]);
  if (container && hasKeptMarkup(container)) {
    if (isGuest(container)) return <KeptMarkup container={container} />;
    return (
      <>
        <Container>
          <Notice
            tone="warning"
            action={
              <Button size="sm" onClick={onRetry}>
                Try again
              </Button>
            }
          >
            Part of this page could not start. You can still read it and follow its links.
          </Notice>
        </Container>
        <KeptMarkup container={container} />
      </>
    );
  }
  if (isGuest(container)) {
    return (
      <Notice
        action={
          <Button size="sm" variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        This part did not load. The rest of the page works as usual.
      </Notice>
    );
  }
  return (
    <ErrorState
      level={findSlot(container) === 'main' ? 1 : 2}
      title="This part did not load"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      Something went wrong on our side. The rest of the site works as usual.
    </ErrorState>
  );
}
