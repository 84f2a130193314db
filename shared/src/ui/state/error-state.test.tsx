import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state';

test('it is announced and offers another try', async () => {
  const onRetry = jest.fn();
  render(
    <ErrorState title="The page could not be loaded" onRetry={onRetry}>
      The rest works.
    </ErrorState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The page could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
