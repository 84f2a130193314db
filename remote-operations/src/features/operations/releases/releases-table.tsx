import { Badge, classNames, Notice } from '@skora/shared/ui';
import { Table, type TableColumn } from '@skora/shared/ui/data';
import { useEffect, useRef, useState } from 'react';
import type { Remote } from '../data/api';
import { formatCount, formatMoment, formatShare, formatSize } from '../data/format';
import { DecisionCell, type Outcome } from './decision-cell';
import styles from './releases.module.css';

interface ReleasesProps {
  host: Remote | null;
  remotes: readonly Remote[];
  /** Somebody has begun to decide, or is done with it. */
  onDeciding: (deciding: boolean) => void;
  /** Something was decided: what is shown is old. */
  onDecided: () => void;
}

interface StackedProps {
  main: string;
  note: string | null;
  /** A name that machines made. */
  mono?: boolean;
  /** At the right edge, as figures are. */
  figures?: boolean;
}

function Stacked({ main, note, mono = false, figures = false }: StackedProps) {
  return (
    <span className={classNames(styles.stacked, figures && styles.figures)}>
      <span className={mono ? styles.mono : undefined}>{main}</span>
      {note ? <span className={styles.note}>{note}</span> : null}
    </span>
  );
}

function describeVisits({ recent: { visits, failures, errors } }: Remote) {
  if (visits === 0) return <Stacked figures main="0" note={null} />;
  const note = `${formatShare(failures / visits)} failed, ${formatShare(errors / visits)} errors`;
  return <Stacked figures main={formatCount(visits)} note={note} />;
}

const COLUMNS: readonly TableColumn<Remote>[] = [
  {
    key: 'remote',
    header: 'Remote',
    rowHeader: true,
    render: ({ id, owner }) => <Stacked main={id} note={owner && `team ${owner}`} />,
  },
  {
    key: 'stable',
    header: 'Stable release',
    render: ({ stable, retired }) => {
      if (!stable) return 'its pointer cannot be read';
      if (retired) return 'off the site';
      return <Stacked mono main={stable.release} note={stable.commit && `commit ${stable.commit}`} />;
    },
  },
  {
    key: 'since',
    header: 'Since',
    render: ({ stable }) =>
      stable ? <Stacked main={formatMoment(stable.at)} note={stable.who && `by ${stable.who}`} /> : null,
  },
  {
    key: 'size',
    header: 'Size',
    numeric: true,
    render: ({ stable }) => <span className={styles.size}>{formatSize(stable?.size ?? null)}</span>,
  },
  { key: 'visits', header: 'Visits, 2 days', numeric: true, render: describeVisits },
  {
    key: 'canary',
    header: 'Canary',
    render: ({ canary }) =>
      canary ? (
        <span className={styles.stacked}>
          <span className={styles.mono}>{canary.release}</span>
          <Badge tone={canary.verdict === 'worse' ? 'danger' : 'accent'}>{canary.weight} % of visitors</Badge>
        </span>
      ) : (
        'none'
      ),
  },
];

/** What is live of each remote, and what an admin may decide about it. */
export function ReleasesTable({ host, remotes, onDeciding, onDecided }: ReleasesProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) done.current?.focus();
  }, [outcome]);
  const choose = (id: string | null) => {
    setOpen(id);
    onDeciding(id !== null);
  };
  const columns: readonly TableColumn<Remote>[] = [
    ...COLUMNS,
    {
      key: 'decide',
      header: 'Actions',
      render: (remote) =>
        remote === host ? (
          <span className={styles.note}>changes with its deployment</span>
        ) : (
          <DecisionCell
            remote={remote}
            locked={open !== null && open !== remote.id}
            onOpen={(isOpen) => choose(isOpen ? remote.id : null)}
            onDone={(said) => {
              setOutcome(said);
              choose(null);
              onDecided();
            }}
          />
        ),
    },
  ];
  return (
    <div className={styles.releases}>
      <div ref={done} tabIndex={-1} className={styles.outcome}>
        {outcome ? (
          <Notice tone="success" live="polite" title={outcome.title}>
            {outcome.text}
          </Notice>
        ) : null}
      </div>
      <Table
        caption="Releases"
        narrow="cards"
        className={styles.table}
        columns={columns}
        rows={host ? [host, ...remotes] : remotes}
        rowKey={({ id }) => id}
      />
    </div>
  );
}
