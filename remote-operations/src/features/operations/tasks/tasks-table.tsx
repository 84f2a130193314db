import { Badge } from '@skora/shared/ui';
import { Table, type TableColumn } from '@skora/shared/ui/data';
import type { Overview } from '../data/api';
import { formatCount, formatMoment } from '../data/format';

type Task = Overview['tasks'][number];

function describeResult({ error, result }: Task): string {
  if (error !== null) return `failed: ${error}`;
  if (result === null) return 'has never run';
  return Object.entries(result)
    .map(([name, count]) => `${name} ${formatCount(count)}`)
    .join(', ');
}

function TaskState({ task: { overdue, running, error, endedAt } }: { task: Task }) {
  if (overdue) return <Badge tone="danger">overdue</Badge>;
  if (running) return <Badge tone="info">running</Badge>;
  if (error !== null) return <Badge tone="warning">failed</Badge>;
  return endedAt === null ? <Badge>not run yet</Badge> : <Badge tone="success">in time</Badge>;
}

const COLUMNS: readonly TableColumn<Task>[] = [
  { key: 'name', header: 'Task', rowHeader: true, render: ({ name }) => name },
  { key: 'state', header: 'State', render: (task) => <TaskState task={task} /> },
  { key: 'schedule', header: 'Schedule (UTC)', render: ({ schedule }) => schedule },
  {
    key: 'ended',
    header: 'Last finished',
    render: ({ endedAt }) => (endedAt === null ? 'never' : formatMoment(endedAt)),
  },
  { key: 'result', header: 'Result', render: describeResult },
];

/** Scheduled tasks, those that are overdue first. */
export function TasksTable({ tasks }: { tasks: readonly Task[] }) {
  const rows = tasks.toSorted(
    (a, b) => Number(b.overdue) - Number(a.overdue) || a.name.localeCompare(b.name),
  );
  return (
    <Table
      caption="Tasks"
      captionHidden
      narrow="cards"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
}
