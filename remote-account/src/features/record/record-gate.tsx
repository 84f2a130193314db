import { useEffect, useRef, type ReactNode } from 'react';
import { Container, PageHeader } from '@skora/shared/ui';
import { LoadGate } from '../documents/load-gate';
import { usePlayerRecord, type PlayerRecord } from './use-player-record';

interface RecordGateProps {
  /** Heading while the record is not there. */
  title: string;
  children: (record: PlayerRecord) => ReactNode;
}

/** A page about the player's record, with a heading of its own until the record is there. */
export function RecordGate({ title, children }: RecordGateProps) {
  const record = usePlayerRecord();
  const root = useRef<HTMLDivElement>(null);
  const ready = record.status === 'ready';
  useEffect(() => {
    // The heading that had the focus after the navigation is gone; hand it to its successor.
    if (!ready || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [ready]);
  return (
    <div ref={root}>
      {ready ? (
        children(record.value)
      ) : (
        <Container section>
          <PageHeader title={title} />
          <LoadGate loaded={record} what="your record">
            {() => null}
          </LoadGate>
        </Container>
      )}
    </div>
  );
}
