import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Textarea } from './textarea';

test('counts, announces near the limit and keeps text beyond it', async () => {
  render(<Textarea aria-label="About you" limit={25} />);
  const textarea = screen.getByLabelText('About you');
  await userEvent.type(textarea, 'abcd');
  expect(screen.getByText('4 / 25')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(textarea, 'e');
  expect(screen.getByRole('status')).toHaveTextContent('20 characters left');
  await userEvent.type(textarea, 'f'.repeat(22));
  expect(textarea).toHaveValue(`abcde${'f'.repeat(22)}`);
  expect(screen.getByRole('status')).toHaveTextContent('2 characters too many');
});
