import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toggletip } from './toggletip';

const tip = 'Goals an average player would score from the same shots.';

test('shows the definition as a status and hides it with Esc', async () => {
  render(<Toggletip label="About expected goals">{tip}</Toggletip>);
  const button = screen.getByRole('button', { name: 'About expected goals' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(button);
  expect(screen.getByRole('status')).toHaveTextContent(tip);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(button).toHaveFocus();
});

test('a press outside hides it', async () => {
  render(
    <>
      <Toggletip label="About expected goals">{tip}</Toggletip>
      <p>Outside</p>
    </>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByText('Outside'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('moving the focus on hides it', async () => {
  render(
    <>
      <Toggletip label="About expected goals">{tip}</Toggletip>
      <button>Next</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'About expected goals' }));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
