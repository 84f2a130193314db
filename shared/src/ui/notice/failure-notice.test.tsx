import { render, screen } from '@testing-library/react';
import { FailureNotice } from './failure-notice';

test('says at once what failed, and is not there while nothing did', () => {
  const { rerender } = render(<FailureNotice>{null}</FailureNotice>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<FailureNotice title="Not sent">No connection.</FailureNotice>);
  expect(screen.getByRole('alert')).toHaveTextContent('Not sentNo connection.');
  rerender(<FailureNotice>{''}</FailureNotice>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
