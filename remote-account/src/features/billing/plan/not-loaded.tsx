import { Button, Notice } from '@skora/shared/ui';

interface NotLoadedProps {
  title: string;
  retryLabel: string;
  onRetry: () => void;
}

/** In the place of a part of the page that could not be read. */
export function NotLoaded({ title, retryLabel, onRetry }: NotLoadedProps) {
  return (
    <Notice
      tone="warning"
      title={title}
      live="polite"
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  );
}
