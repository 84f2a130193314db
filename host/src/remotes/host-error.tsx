import { Button, Container, ErrorState } from '@skora/shared/ui';
import { createRoot } from 'react-dom/client';

const TEXTS = {
  'not-found': {
    title: 'This page is not available',
    text: 'We could not find it, or the part of the site it belongs to is not answering.',
  },
  session: {
    title: 'We could not check if you are logged in',
    text: 'The login service did not answer. Check your connection and try again.',
  },
} as const;

/** Shows a message of the shell itself where a page would be. */
export function showHostError(region: HTMLElement, kind: keyof typeof TEXTS, onRetry: () => void): void {
  const element = document.createElement('div');
  element.dataset.fallback = '';
  region.replaceChildren(element);
  const { title, text } = TEXTS[kind];
  createRoot(element).render(
    <Container section>
      <ErrorState level={1} title={title} action={<Button onClick={onRetry}>Try again</Button>}>
        {text}
      </ErrorState>
    </Container>,
  );
}
