import { useEffect, useRef, type ReactNode } from 'react';
import { Container, PageHeader } from '@skora/shared/ui';
import type { Loaded } from '@skora/kit';
import { LoadGate } from './load-gate';
import styles from './page-gate.module.css';

interface PageGateProps<T> {
  loaded: Loaded<T>;
  /** Heading while it is not there. */
  title: string;
  /** What is being read, for the messages: "your record". */
  what: string;
  children: (value: T) => ReactNode;
}

/** A page about something of the store, with a heading of its own until that is there. */
export function PageGate<T>({ loaded, title, what, children }: PageGateProps<T>) {
  const root = useRef<HTMLDivElement>(null);
  const ready = loaded.status === 'ready';
  useEffect(() => {
    // The focused heading was replaced, so the focus moves to the new one.
    if (!ready || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [ready]);
  return (
    <div ref={root}>
      {ready ? (
        children(loaded.value)
      ) : (
        <Container section className={loaded.status === 'loading' ? styles.waiting : undefined}>
          <PageHeader title={title} />
          <LoadGate loaded={loaded} what={what}>
            {() => null}
          </LoadGate>
        </Container>
      )}
    </div>
  );
}
