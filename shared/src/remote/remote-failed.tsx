import { Button, Container, ErrorState, Notice } from '../ui';
import { hasKeptMarkup, KeptMarkup } from './kept-markup';

interface RemoteFailedProps {
  container: Element | null;
  onRetry: () => void;
}

/**
 * What a visitor sees where a remote failed: the prerendered page with a notice when there is one, otherwise an
 * error state; both with a way to try again.
 */
export function RemoteFailed({ container, onRetry }: RemoteFailedProps) {
  if (container && hasKeptMarkup(container)) {
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
  return (
    <ErrorState title="This part did not load" action={<Button onClick={onRetry}>Try again</Button>}>
      Something went wrong on our side. The rest of the site works as usual.
    </ErrorState>
  );
}
