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

test('it stays while somebody goes on in the page, and goes when its button is pressed again', async () => {
  render(
    <>
      <Toggletip label="About expected goals">{tip}</Toggletip>
      <button>Next</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'About expected goals' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('status')).toHaveTextContent(tip);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
