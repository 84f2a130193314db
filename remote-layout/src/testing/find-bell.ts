import { screen } from '@testing-library/react';

/** Waits for the bell of a player, whose code comes by itself. */
export function findBell(): Promise<HTMLElement> {
  return screen.findByRole('link', { name: /^Notifications/ });
}
