import type { ReactNode } from 'react';
import { ErrorState, Skeleton, Stack, VisuallyHidden } from '@skora/shared/ui';
import type { Loaded } from '@skora/kit';

interface LoadGateProps<T> {
  loaded: Loaded<T>;
  /** What is being read, for the messages: "your profile". */
  what: string;
  children: (value: T) => ReactNode;
}

/** Shows a value once it is there, a skeleton before, and a way on when it cannot be read. */
export function LoadGate<T>({ loaded, what, children }: LoadGateProps<T>) {
  if (loaded.status === 'ready') return children(loaded.value);
  if (loaded.status === 'failed') {
    return (
      <ErrorState title={`We could not load ${what}`} onRetry={loaded.retry}>
        Nothing is lost. Check your connection and try again.
      </ErrorState>
    );
  }
  return (
    <Stack gap={5}>
      <VisuallyHidden>
        <p role="status">Loading {what}</p>
      </VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton lines={3} />
    </Stack>
  );
}
