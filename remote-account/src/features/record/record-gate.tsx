import type { ReactNode } from 'react';
import { PageGate } from '../documents/page-gate';
import { usePlayerRecord, type PlayerRecord } from './use-player-record';

interface RecordGateProps {
  /** Heading while the record is not there. */
  title: string;
  children: (record: PlayerRecord) => ReactNode;
}

/** A page about the player's record, with a heading of its own until the record is there. */
export function RecordGate({ title, children }: RecordGateProps) {
  return (
    <PageGate loaded={usePlayerRecord()} title={title} what="your record">
      {children}
    </PageGate>
  );
}
