import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table } from './table';
import type { TableColumn } from './table-types';

interface Row {
  test: string;
  seconds: number | null;
}

const rows: Row[] = [
  { test: 'Sprint', seconds: 3.08 },
  { test: 'Jump', seconds: null },
  { test: 'Agility', seconds: 10.2 },
];

const columns: TableColumn<Row>[] = [
  { key: 'test', header: 'Test', rowHeader: true, render: (row) => row.test, sortValue: (row) => row.test },
  {
    key: 'seconds',
    header: 'Time',
    numeric: true,
    render: (row) => row.seconds ?? '–',
    sortValue: (row) => row.seconds,
  },
  { key: 'note', header: 'Note', render: () => 'Self-reported' },
];

const renderTable = (shown: Row[] = rows) =>
  render(
    <Table
      caption="Results"
      columns={columns}
      rows={shown}
      rowKey={(row) => row.test}
      empty="No tests yet"
    />,
  );

const order = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('has a caption, column and row headers, and a region the keyboard reaches', () => {
  renderTable();
  expect(screen.getByRole('table', { name: 'Results' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Results' })).toHaveAttribute('tabindex', '0');
  expect(order()).toEqual(['Sprint', 'Jump', 'Agility']);
});

test('sorts by number both ways with missing values last, and says how', async () => {
  renderTable();
  const header = screen.getByRole('columnheader', { name: 'Time' });
  await userEvent.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(order()).toEqual(['Sprint', 'Agility', 'Jump']);
  await userEvent.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(order()).toEqual(['Agility', 'Sprint', 'Jump']);
});

test('sorts by text, and only columns with a sort value have a button', async () => {
  renderTable();
  await userEvent.click(screen.getByRole('button', { name: 'Test' }));
  expect(order()).toEqual(['Agility', 'Jump', 'Sprint']);
  expect(screen.queryByRole('button', { name: 'Note' })).not.toBeInTheDocument();
});

test('without rows it says so', () => {
  renderTable([]);
  expect(screen.getByRole('cell', { name: 'No tests yet' })).toBeInTheDocument();
});
