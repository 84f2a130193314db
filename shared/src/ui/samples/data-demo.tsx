import { Badge } from '../badge/badge';
import type { TableColumn } from '../data/table-types';

interface TestRow {
  test: string;
  result: number;
  unit: string;
  date: string;
  confirmed: boolean;
}

/** Fictional test results. */
export const testRows: TestRow[] = [
  { test: '20 m sprint', result: 3.08, unit: 's', date: '2025-05-12', confirmed: true },
  { test: 'Standing jump', result: 41.5, unit: 'cm', date: '2025-05-12', confirmed: true },
  { test: '505 turn, left', result: 2.41, unit: 's', date: '2025-04-28', confirmed: false },
  { test: 'Grip strength', result: 38, unit: 'kg', date: '2025-03-03', confirmed: false },
];

/** Columns of the demo table. */
export const testColumns: TableColumn<TestRow>[] = [
  { key: 'test', header: 'Test', rowHeader: true, render: (row) => row.test, sortValue: (row) => row.test },
  { key: 'result', header: 'Result', numeric: true, render: (row) => `${row.result} ${row.unit}` },
  {
    key: 'date',
    header: 'Measured',
    render: (row) => <time dateTime={row.date}>{row.date}</time>,
    sortValue: (row) => row.date,
  },
  {
    key: 'status',
    header: 'Status',
    render: (row) =>
      row.confirmed ? (
        <Badge tone="success" icon="check">
          Confirmed
        </Badge>
      ) : (
        <Badge tone="info">Self-reported</Badge>
      ),
  },
];

/** Fictional recent results. */
export const formDemo = [
  { id: '1', result: 'W', detail: '2–1 against Southgate Athletic U17' },
  { id: '2', result: 'D', detail: '0–0 at Harbour Town U17' },
  { id: '3', result: 'L', detail: '1–3 against Eastmoor U17' },
  { id: '4', result: 'W', detail: '4–0 at Millbrook U17' },
  { id: '5', result: 'W', detail: '2–0 against Canal Street U17' },
] as const;
