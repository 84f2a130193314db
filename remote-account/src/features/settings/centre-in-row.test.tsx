import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { centreFocused } from './centre-in-row';

test('a link that takes the focus comes into the middle of its row', async () => {
  render(
    <nav aria-label="Settings" onFocus={centreFocused}>
      <a href="#first">First</a>
      <a href="#second">Second</a>
    </nav>,
  );
  const row = screen.getByRole('navigation');
  const second = screen.getByRole('link', { name: 'Second' });
  Object.defineProperty(row, 'clientWidth', { value: 390 });
  Object.defineProperties(second, { offsetLeft: { value: 303 }, offsetWidth: { value: 123 } });
  await userEvent.tab();
  await userEvent.tab();
  expect(second).toHaveFocus();
  expect(row.scrollLeft).toBe(303 - (390 - 123) / 2);
});
