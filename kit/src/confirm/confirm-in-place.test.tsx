import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmInPlace } from './confirm-in-place';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

interface RowProps {
  busy?: boolean;
  failure?: string;
  waiting?: boolean;
  onConfirm?: () => void;
  onKeep?: () => void;
  name?: string;
}

function Ask({ name = 'Foxes', onConfirm = () => undefined, ...state }: RowProps) {
  return (
    <ConfirmInPlace
      label="Remove"
      name={`Remove ${name}`}
      question={`Remove ${name}?`}
      confirm="Yes, remove"
      confirmName={`Yes, remove ${name}`}
      onConfirm={onConfirm}
      {...state}
    />
  );
}

test('a press asks in place, and the safe choice has the focus in a group named by the question', async () => {
  const onConfirm = jest.fn();
  render(<Ask onConfirm={onConfirm} />);
  await press('Remove Foxes');
  const group = screen.getByRole('group', { name: 'Remove Foxes?' });
  expect(group).toContainElement(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
  await press('Yes, remove Foxes');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test.each([
  ['the safe choice', () => userEvent.keyboard('{Enter}')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s goes back to the button', async (_by, goBack) => {
  render(<Ask />);
  await press('Remove Foxes');
  await goBack();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Foxes' })).toHaveFocus();
});

test('what waits can still be kept, wherever the button was asked', async () => {
  const onKeep = jest.fn();
  const { rerender } = render(<Ask waiting onKeep={onKeep} />);
  expect(screen.getByRole('group', { name: 'Remove Foxes?' })).toBeVisible();
  await press('Keep it');
  expect(onKeep).toHaveBeenCalledTimes(1);
  rerender(<Ask onKeep={onKeep} />);
  expect(screen.getByRole('button', { name: 'Remove Foxes' })).toHaveFocus();
  await press('Remove Foxes');
  await userEvent.keyboard('{Escape}');
  expect(onKeep).toHaveBeenCalledTimes(2);
});

test('Escape does not reach what is around it', async () => {
  const onKeyDown = jest.fn();
  render(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
    <div onKeyDown={onKeyDown}>
      <Ask />
    </div>,
  );
  await press('Remove Foxes');
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('while it is under way the question stays, with the focus where it was', async () => {
  const onConfirm = jest.fn();
  const { rerender } = render(<Ask onConfirm={onConfirm} />);
  await press('Remove Foxes');
  await press('Yes, remove Foxes');
  rerender(<Ask busy onConfirm={onConfirm} />);
  const yes = screen.getByRole('button', { name: 'Yes, remove Foxes' });
  expect(yes).toHaveFocus();
  await press('Yes, remove Foxes');
  await press('Keep it');
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('group')).toBeVisible();
});

test('says in the question why it was not done', async () => {
  render(<Ask failure="We could not remove it." />);
  await press('Remove Foxes');
  expect(screen.getByRole('alert')).toHaveTextContent('We could not remove it.');
});

function Rows() {
  const [rows, setRows] = useState(['Foxes', 'Hawks']);
  return (
    <section>
      <h2>Matches</h2>
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <Ask name={name} onConfirm={() => setRows(rows.filter((row) => row !== name))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

test('once the row is gone, the next row has the focus, and at last the heading', async () => {
  render(<Rows />);
  await press('Remove Foxes');
  await press('Yes, remove Foxes');
  expect(screen.getByRole('button', { name: 'Remove Hawks' })).toHaveFocus();
  await press('Remove Hawks');
  await press('Yes, remove Hawks');
  expect(screen.getByRole('heading', { name: 'Matches' })).toHaveFocus();
});
