import { EmptyState, Notice } from '@skora/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { AttentionList } from './attention/attention-list';
import { findFindings } from './attention/find-findings';
import { CanaryList } from './canaries/canary-list';
import type { Days, Overview } from './data/api';
import { explainReading } from './data/explain';
import type { Deciding, Outcome } from './decisions/decision-buttons';
import { useOpenedByHash } from './fold/use-opened-by-hash';
import { LongLists } from './long-lists';
import styles from './operations-page.module.css';
import { RemoteList } from './remotes/remote-list';
import { useVitals } from './vitals/use-vitals';

interface OverviewProps {
  overview: Overview;
  /** Somebody has begun to decide, or is done with it. */
  onDeciding: (deciding: boolean) => void;
  /** Something was decided: what is shown is old. */
  onDecided: () => void;
}

function useDeciding({ onDeciding, onDecided }: Omit<OverviewProps, 'overview'>) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const onOpen = (about: string | null) => {
    setOpen(about);
    onDeciding(about !== null);
  };
  const onDone = (said: Outcome) => {
    setOutcome(said);
    onOpen(null);
    onDecided();
  };
  const deciding: Deciding = { open, onOpen, onDone };
  return { outcome, deciding };
}

/** What is wrong first, then canaries, then a line for each remote, and behind lines that open everything else. */
export function OperationsOverview({ overview, onDeciding, onDecided }: OverviewProps) {
  const { host, remotes, readAt } = overview;
  const [days, setDays] = useState<Days>('7');
  const { week, chosen } = useVitals(days, readAt);
  const shown = { vitals: chosen.value, days: { days, onDays: setDays } };
  const { outcome, deciding } = useDeciding({ onDeciding, onDecided });
  const root = useOpenedByHash();
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) done.current?.focus();
  }, [outcome]);
  const findings = findFindings(overview, week.value);
  const unread = week.error && !week.value ? explainReading(week.error).text : null;
  return (
    <div ref={root} className={styles.sections}>
      <div ref={done} tabIndex={-1} className={styles.outcome}>
        {outcome ? (
          <Notice tone="success" live="polite" title={outcome.title}>
            {outcome.text}
          </Notice>
        ) : null}
      </div>
      <AttentionList findings={findings} unread={unread} known={week.value !== null} />
      {remotes.length === 0 ? (
        <EmptyState title="Nothing has been released yet">
          Releases stand here as soon as a team publishes one: npm run release, or skora publish.
        </EmptyState>
      ) : (
        <>
          <CanaryList remotes={remotes} deciding={deciding} />
          <RemoteList {...{ host, remotes, findings, deciding }} {...shown} />
        </>
      )}
      <LongLists overview={overview} {...shown} />
    </div>
  );
}
