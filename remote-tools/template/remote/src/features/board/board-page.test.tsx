import { onEvent } from '@skora/shared/events';
import { provideTestConfig, resetSession, signInAs } from '@skora/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { BoardPage } from './board-page';

/** Answers of the backend, one after the other; the real client is above them. */
function answer(...answers: Response[]): void {
  globalThis.fetch = () => Promise.resolve(answers.shift() ?? Response.error());
}

beforeEach(() => {
  provideTestConfig();
  signInAs({ displayName: 'Mara Fictiva' });
});
afterEach(resetSession);

test('a player is greeted and tells the interest once', async () => {
  answer(Response.json({ country_code: 'PT', guess: false }));
  const heard = jest.fn();
  const stop = onEvent('newcomer:interest-told', heard);
  render(<BoardPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Mara Fictiva');
  await screen.findByText('You are visiting from Portugal.');
  fireEvent.click(screen.getByRole('button', { name: 'I want this here' }));
  expect(heard.mock.calls).toEqual([[{ country: 'PT' }]]);
  expect(screen.getByRole('button', { name: 'Your interest is noted' }).hasAttribute('disabled')).toBe(true);
  stop();
});

test('a failure can be tried again', async () => {
  answer(
    Response.json({ error: { code: 'unavailable', message: 'Later.' } }, { status: 503 }),
    Response.json({ country_code: 'ES', guess: false }),
  );
  render(<BoardPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('You are visiting from Spain.');
});
