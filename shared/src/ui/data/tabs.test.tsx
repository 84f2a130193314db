import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const items = [
  { id: 'physical', label: 'Physical', content: <input aria-label="Note" /> },
  { id: 'technical', label: 'Technical', content: 'Touch' },
  { id: 'social', label: 'Social', content: 'Teamwork' },
];

const tab = (name: string) => screen.getByRole('tab', { name });

test('one panel shows, named by its tab; only that tab is in the tab order', () => {
  render(<Tabs label="Corners" items={items} defaultValue="technical" />);
  expect(screen.getByRole('tabpanel', { name: 'Technical' })).toHaveTextContent('Touch');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(tab('Technical')).toHaveAttribute('tabindex', '0');
  expect(tab('Physical')).toHaveAttribute('tabindex', '-1');
});

test('arrow keys, Home and End select and wrap around', async () => {
  const onValueChange = jest.fn();
  render(<Tabs label="Corners" items={items} onValueChange={onValueChange} />);
  await userEvent.click(tab('Physical'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Social')).toHaveFocus();
  expect(tab('Social')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Physical')).toHaveFocus();
  await userEvent.keyboard('{End}{Home}');
  expect(onValueChange.mock.calls.flat()).toEqual(['physical', 'social', 'physical', 'social', 'physical']);
});

test('what is typed in a panel survives a change of tab', async () => {
  render(<Tabs label="Corners" items={items} />);
  await userEvent.type(screen.getByLabelText('Note'), 'hill sprints');
  await userEvent.click(tab('Social'));
  await userEvent.click(tab('Physical'));
  expect(screen.getByLabelText('Note')).toHaveValue('hill sprints');
});
