import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';

test('without a picture the silhouette stands in with the same name', () => {
  render(<Avatar alt="Robin Fairweather" />);
  expect(screen.getByRole('img', { name: 'Robin Fairweather' }).tagName).toBe('svg');
});

test('a picture that fails gives way to the silhouette, and a new one gets its chance', () => {
  const { rerender } = render(<Avatar alt="Robin Fairweather" src="/old.webp" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Robin Fairweather' }).tagName).toBe('svg');
  rerender(<Avatar alt="Robin Fairweather" src="/new.webp" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/new.webp');
});

test('beside a written name it is decoration', () => {
  const { container } = render(<Avatar alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
