import { NotSaved } from '@skora/kit';
import { Button, Cluster, Notice, Text } from '@skora/shared/ui';
import type { DocumentForm } from './use-document-form';

/** How saving stands, in words, and the way back. */
export function SaveState({ form }: { form: DocumentForm }) {
  const { error, waiting, edited, saved, undo } = form;
  if (error !== null && !(error instanceof NotSaved)) {
    return (
      <Notice tone="danger" live="assertive" title="Not saved yet">
        We could not save it. What you typed is kept on this device. Try again in a moment.
      </Notice>
    );
  }
  if (waiting) {
    return (
      <Notice tone="warning" live="polite" title="You are offline">
        What you typed is kept on this device and saved as soon as you are back online.
      </Notice>
    );
  }
  // A conflict and a removal show by themselves: the document is followed.
  if (error instanceof NotSaved && error.reason === 'full') {
    return (
      <Notice tone="warning" live="assertive" title="This list is full">
        Remove one entry to add another. What you typed is still here.
      </Notice>
    );
  }
  const text = edited ? 'Draft kept on this device. Not saved yet.' : saved ? 'Saved.' : '';
  return (
    <Cluster gap={2}>
      <Text size="small" tone="muted" role="status">
        {text}
      </Text>
      {undo && !edited ? (
        <Button size="sm" variant="ghost" onClick={undo}>
          {saved ? 'Undo' : 'Bring back what I typed'}
        </Button>
      ) : null}
    </Cluster>
  );
}
